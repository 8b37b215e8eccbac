import type { Locator } from '@playwright/test'

/** A file with its content in base64. */
export type DroppedFile = { name: string; bytes: string; type: string }

/** Drops files on a part of a page, as from a folder of the computer. */
export async function dropFiles(area: Locator, files: readonly DroppedFile[]): Promise<void> {
  const dataTransfer = await area.page().evaluateHandle((dropped) => {
    const transfer = new DataTransfer()
    for (const { name, bytes, type } of dropped) {
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([content], name, { type }))
    }
    return transfer
  }, files)
  await area.dispatchEvent('drop', { dataTransfer })
}
