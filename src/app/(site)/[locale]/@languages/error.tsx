'use client'

/** The page says what went wrong; where it has no twins to lead to, nothing stands here. */
export default function LanguagesError() {
  return null
}
