// Next measures each page that it caches as JSON, in which a buffer is a list of its bytes: a twentieth of the page's time.
const { toJSON } = Buffer.prototype

/** Makes the data of a page a number in JSON, its length in bytes; every other buffer stays as it was. */
export function writePageJsonQuickly() {
  // eslint-disable-next-line no-restricted-syntax -- the buffer is made, measured and given away inside Next
  Buffer.prototype.toJSON = function (key) {
    return key === 'rscData' ? this.length : toJSON.call(this)
  }
}
