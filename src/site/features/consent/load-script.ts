/** Adds a vendor's script to the page. A script that a blocker or the network stops is no error of the site. */
export function loadScript(address: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
