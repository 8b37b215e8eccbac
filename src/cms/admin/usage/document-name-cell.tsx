'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { documentName } from '@/domain/media/document-name'

/** A document in its list and where one is chosen: by its title, else by the name that its file had. */
export const DocumentNameCell = (cell: DefaultCellComponentProps) => (
  <RenderDefaultCell
    clientProps={{ ...cell, cellData: documentName(cell.rowData) }}
    columnIndex={0}
    isLinkedColumn={cell.link}
  />
)
