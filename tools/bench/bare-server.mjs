// The least that Node can do: one answer from memory for every request, as the site sends it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import process from 'node:process'

const [, , headersFile, bytesFile] = process.argv
const headers = JSON.parse(readFileSync(headersFile, 'utf8'))
const bytes = readFileSync(bytesFile)

const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`))
