// Loaded into a process of ours: when the process that started it is killed, the channel between them breaks.
import process from 'node:process'

process.on('disconnect', () => process.exit(0))
process.channel?.unref()

// While a loader in a thread of its own reads what is imported, nothing else keeps the process: it would end with code 13.
const reading = 180_000
if (process.execArgv.includes('tsx')) setTimeout(() => undefined, reading)
