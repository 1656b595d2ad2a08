/** The output text: UTF-8 in growing memory. */
export class Bytes {
  #memory = Buffer.allocUnsafeSlow(1 << 16)
  #length = 0

  get length(): number {
    return this.#length
  }

  text(text: string): void {
    this.#room(3 * text.length)
    this.#length += this.#memory.write(text, this.#length)
  }

  put(bytes: Uint8Array): void {
    this.#room(bytes.length)
    this.#memory.set(bytes, this.#length)
    this.#length += bytes.length
  }

  clear(): void {
    this.#length = 0
  }

  /** Appends a part of the written bytes to another one. */
  copyTo(other: Bytes, from: number, to: number): void {
    other.#room(to - from)
    other.#length += this.#memory.copy(other.#memory, other.#length, from, to)
  }

  /** The written bytes, in memory of their own. */
  taken(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.#memory.subarray(0, this.#length))
    this.#length = 0
    return bytes
  }

  #room(more: number): void {
    if (this.#length + more <= this.#memory.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.#memory.length, this.#length + more))
    this.#memory.copy(larger, 0, 0, this.#length)
    this.#memory = larger
  }
}
