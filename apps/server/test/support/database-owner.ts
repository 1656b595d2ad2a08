/** On PostgreSQL: databases of a login that is no superuser, and one that sees every row; gone with the test file. */
import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { administer, openedOn } from './database.ts'

export type Login = { readonly name: string; readonly url: string; readonly drop: () => Promise<void> }

/** A new login with a new database of its own; `rights` as `create role` takes them. */
export async function login(rights = ''): Promise<Login> {
  const server = inject('postgresql')
  const name = `prova_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create role ${name} login ${rights}`, `create database ${name} owner ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  url.username = name
  return { name, url: url.href, drop: () => administer(server, `drop database if exists ${name} with (force)`, `drop role ${name}`) }
}

/** As `testDatabase`, of an owner whom only FORCE binds. */
export async function ownersDatabase(): Promise<OpenDatabase> {
  const { url, drop } = await login()
  const opened = await openedOn(url)
  return { ...opened, close: () => opened.close().then(drop) }
}
