import { ALIVE_EVENT } from '@/site/ui/browser/alive-event'

/*
 * Runs while the document is still parsed. A page is painted before its scripts (docs/decisions/0016-scripts-after-the-paint.md),
 * and a press of a button that only they know would be lost: each such button is pressed once more when the page is alive.
 * Links, forms, folds, popovers and commands need no script. The press that itself made React take over the page is handled
 * by React: that event is still on its way then.
 */
export const earlyPressScript = `(() => {
  const pressed = new Map()
  const keep = (event) => {
    const button = event.target instanceof Element && event.target.closest('button[type="button"]:not([popovertarget])')
    if (!button || (button.hasAttribute('command') && 'command' in button)) return
    pressed.delete(button)
    pressed.set(button, event)
  }
  addEventListener('click', keep, true)
  addEventListener('${ALIVE_EVENT}', () => {
    removeEventListener('click', keep, true)
    for (const [button, event] of pressed)
      if (event.eventPhase === 0) setTimeout(() => button.isConnected && button.click())
  }, { once: true })
})()`
