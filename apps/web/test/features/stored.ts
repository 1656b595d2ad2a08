/** Stands in for the `localStorage` of a browser. */
export class Stored implements Storage {
  [key: string]: unknown
  // A getter of the class, so that `Object.keys` does not list it, as in a browser.
  get length() {
    return Object.keys(this).length
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key]
  }
  getItem(key: string) {
    const found = Object.hasOwn(this, key) ? this[key] : null
    return typeof found === 'string' ? found : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}
