// Loaded into a process of ours: when the process that started it is killed, the channel between them breaks.
import process from 'node:process'

process.on('disconnect', () => process.exit(0))
process.channel?.unref()
