/** The values that a request may contain, before a handler sees it. */

import { expect, it } from 'vitest'
import { z } from 'zod'
import { type Route, routes } from '../src/api/index.ts'

/** The largest whole number of a column of the database. */
const LARGEST = 2_147_483_647

/** The paths of whole numbers without a bound that fits a column. */
function unbounded(schema: unknown, path: string): readonly string[] {
  if (schema === null || typeof schema !== 'object') return []
  const parts = new Map<string, unknown>(Object.entries(schema))
  const here = parts.get('type') === 'integer' && Number(parts.get('maximum') ?? Number.POSITIVE_INFINITY) > LARGEST ? [path] : []
  return [...here, ...[...parts].flatMap(([name, part]) => unbounded(part, `${path}.${name}`))]
}

it('every whole number of a request has a bound that fits the database', () => {
  const found = Object.entries<Route>(routes).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? unbounded(z.toJSONSchema(schema, { unrepresentable: 'any' }), `${name}.${part}`) : [],
    ),
  )
  expect(found).toEqual([])
})

it('a name has no character that turns the text after it around', () => {
  const turned = ' Rossi \u202E2026\u2066 '
  const named = { nome: 'Rossi 2026' }
  for (const { body } of [routes.renameDocument, routes.nameDocumentVersion]) expect(body.parse({ nome: turned })).toEqual(named)
  expect(routes.insertVariant.body.parse({ nome: turned })).toEqual(named)
  expect(routes.insertDocument.body.parse({ Applicazione: 1, Cliente: 1, NomeSimulazione: turned })).toMatchObject({ NomeSimulazione: 'Rossi 2026' })
  const address = { username: 'x', province: 'x', name: turned, application: '1', displayName: 'x', vatId: 'x', office: 'x' }
  expect(routes.insertCalculation.params.parse(address)).toMatchObject({ name: 'Rossi 2026' })
  const client = { tipo: 'PERSONA', denominazione: turned, codiceFiscale: 'RSSMRA80A01H501U' }
  expect(routes.insertClient.body.parse(client)).toMatchObject({ denominazione: 'Rossi 2026' })
  expect(routes.deliverAdvice.body.parse({ titolo: turned })).toEqual({ titolo: 'Rossi 2026' })
})
