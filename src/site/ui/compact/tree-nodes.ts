import { isValidElement, type ReactElement } from 'react'
import { isRecord } from '@/domain/shared/is-record'
import type { AnyProps } from './write-tag'

export type AnyElement = ReactElement<AnyProps>

export const isElement = (node: unknown): node is AnyElement => isValidElement(node)

export const isPlainObject = (value: unknown): value is AnyProps =>
  isRecord(value) && Object.getPrototypeOf(value) === Object.prototype
