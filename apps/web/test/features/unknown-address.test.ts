/** An address whose last part is no Id is unknown. It opens no new record, in which one would type a client for nothing. */
import { createElement } from 'react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { BrandDetailPage } from '../../src/features/brands/pages.ts'
import { ClientDetailPage } from '../../src/features/clients/ClientDetailPage.tsx'
import { rendered } from './rendered.ts'

const at = (address: string) =>
  rendered(
    createElement(
      Routes,
      null,
      createElement(Route, { path: '/cliente/:id', element: createElement(ClientDetailPage) }),
      createElement(Route, { path: '/marchio/:id', element: createElement(BrandDetailPage) }),
    ),
    { at: address },
  )

it.each(['/cliente/abc', '/cliente/12a', '/cliente/1.5', '/marchio/nuovo'])('%s says that it is unknown', (address) => {
  expect(at(address)).toContain(`indirizzo ${address} non esiste`)
})

it('/cliente/0 is a new client', () => {
  expect(at('/cliente/0')).toContain('Nuovo cliente')
})
