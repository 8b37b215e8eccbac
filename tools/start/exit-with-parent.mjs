// Loaded into the site's process: when the process that started it is killed, the channel between them breaks.
import process from 'node:process'

process.on('disconnect', () => process.exit(0))
// The worker of `next dev` inherits this file and at first waits for nothing but a message of this channel.
if (!process.env.NEXT_PRIVATE_WORKER) process.channel?.unref()

// While a loader in a thread of its own reads what is imported, nothing else keeps the process: it would end with code 13.
const reading = 180_000
if (process.execArgv.includes('tsx')) setTimeout(() => undefined, reading)
