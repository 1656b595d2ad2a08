// Runs a program while others run too. Plain JavaScript without dependencies, like run.mjs.
import { spawn } from 'node:child_process'

/** Resolves to its exit code, 1 if a signal ended it. Rejects if it cannot be started. */
export const ended = (file, args, options) =>
  new Promise((resolve, reject) => {
    spawn(file, args, options)
      .on('error', reject)
      .on('close', (code) => resolve(code ?? 1))
  })
