import { describe, expect, it } from 'vitest'
import { pageFirst } from '../../src/features/simulator/page-first.ts'

const following = () => ({ signal: new AbortController().signal })
const page = async () => 'page'
const server = async () => 'server'
const broken = () => Promise.reject(new Error('no worker'))

describe('the program that computes the additional results', () => {
  it('is the page, if it can', async () => {
    expect(await pageFirst({ differs: false }, page, server)({}, following())).toBe('page')
  })

  it('is the server if the page has no calculator, or its calculator fails', async () => {
    expect(await pageFirst({ differs: false }, undefined, server)({}, following())).toBe('server')
    expect(await pageFirst<string>({ differs: false }, broken, server)({}, following())).toBe('server')
  })

  it('is the server after it has given other figures than the page', async () => {
    expect(await pageFirst({ differs: true }, page, server)({}, following())).toBe('server')
  })

  it('is neither after the caller has cancelled', async () => {
    await expect(pageFirst<string>({ differs: false }, broken, server)({}, { signal: AbortSignal.abort() })).rejects.toThrow('no worker')
  })
})
