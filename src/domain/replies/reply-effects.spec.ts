import { describe, expect, it } from 'vitest'
import { effectsOfReply, minutesUntilPoll } from './reply-effects'

describe('effectsOfReply', () => {
  it.each([
    ['jeanne@example.com', 'jeanne@example.com', false, { isFromOther: false, isWaiting: true }],
    ['Jeanne@Example.com ', 'jeanne@example.com', false, { isFromOther: false, isWaiting: true }],
    ['paul@example.com', 'jeanne@example.com', false, { isFromOther: true, isWaiting: true }],
    ['', 'jeanne@example.com', false, { isFromOther: true, isWaiting: true }],
    ['', null, false, { isFromOther: true, isWaiting: true }],
    ['jeanne@example.com', 'jeanne@example.com', true, { isFromOther: false, isWaiting: false }],
  ])('of %j to %j (automatic: %s)', (from, lead, isAutomatic, expected) => {
    expect(effectsOfReply({ from, lead, isAutomatic })).toEqual(expected)
  })
})

describe('minutesUntilPoll', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 8],
    [5, 15],
    [1000, 15],
  ])('after %d failures are %d', (failures, minutes) => {
    expect(minutesUntilPoll(failures)).toBe(minutes)
  })
})
