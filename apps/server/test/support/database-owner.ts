/** On PostgreSQL: databases of a login that is not a superuser, and a login that sees every row; removed after the test file. */
import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { administer, openedOn } from './database.ts'

export type Login = { readonly name: string; readonly url: string; readonly drop: () => Promise<void> }

/** A new login with its own new database; `rights` as in `create role`. */
export async function login(rights = ''): Promise<Login> {
  const server = inject('postgresql')
  const name = `prova_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create role ${name} login ${rights}`, `create database ${name} owner ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  url.username = name
  return { name, url: url.href, drop: () => administer(server, `drop database if exists ${name} with (force)`, `drop role ${name}`) }
}

/** Like `testDatabase`, with a login to which only FORCE applies row-level security. */
export async function ownersDatabase(): Promise<OpenDatabase> {
  const { url, drop } = await login()
  const opened = await openedOn(url)
  return { ...opened, close: () => opened.close().then(drop) }
}
