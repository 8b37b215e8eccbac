/**
 * Never shown: an address without a page has a screen of its own, in its language. Without it the data of every page would
 * hold the one that Next has for them.
 */
export default function NotFound() {
  return null
}
