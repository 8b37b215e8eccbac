import { describe, expect, it } from 'vitest'
import { isAutomaticMail } from './automatic-mail'
import { readHeaders } from './mail-headers'

describe('isAutomaticMail', () => {
  it.each([
    ['From: Jeanne <jeanne@example.com>', false],
    ['Auto-Submitted: no', false],
    ['Auto-Submitted: No; x=1', false],
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: auto-generated (rejected)', true],
    ['auto-submitted: AUTO-NOTIFIED; owner-email="a@b.example"', true],
    ['X-Auto-Response-Suppress: All', true],
    ['X-Autoreply: yes', true],
    ['Precedence: bulk', true],
    ['Precedence: auto_reply', true],
    ['Precedence: first-class', false],
    ['List-Id: <news.example.com>', true],
    ['List-Unsubscribe: <https://example.com>', true],
    ['Return-Path: <>', true],
    ['Return-Path: <jeanne@example.com>', false],
    ['From: Mail Delivery <MAILER-DAEMON@example.com>', true],
    ['From: postmaster@example.com', true],
    ['From: no-reply@example.com', true],
    ['Content-Type: multipart/report; report-type=delivery-status', true],
    ['Content-Type: multipart/mixed; boundary=report', false],
    ['Subject: Auto-Submitted: auto-replied', false],
  ])('%s: %s', (text, expected) => {
    expect(isAutomaticMail(readHeaders(text))).toBe(expected)
  })
})
