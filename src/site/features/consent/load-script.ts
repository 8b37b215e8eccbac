/** Adds a vendor's script to the page. One that a blocker or a network stops is no error of the site's. */
export function loadScript(address: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
