// Runs a program while others run too. Plain JavaScript without dependencies, like run.mjs.
import { spawn } from 'node:child_process'

/** Resolves to its exit code, 1 if a signal ended it. If it cannot be started, says so and resolves to 1. */
export const ended = (file, args, options) =>
  new Promise((resolve) => {
    spawn(file, args, options)
      .on('error', (error) => {
        process.stderr.write(`Non riesco ad avviare ${file}: ${error.message}\n`)
        resolve(1)
      })
      .on('close', (code) => resolve(code ?? 1))
  })
