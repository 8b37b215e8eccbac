/** Runs once when the server starts: a wrong environment stops it here and not at the first visitor. */
export async function register(): Promise<void> {
  await import('./env')
}
