import { expect, it } from 'vitest'
import { returnTo } from '../../src/features/auth/landing.ts'

it.each(['/iforf', '/iforf?elaborazione=3#ricavi', '/'])('returns to %s, a path of the suite', (to) => {
  expect(returnTo({ returnTo: to })).toBe(to)
})

it.each(['https://altrove.example', '//altrove.example', '/\\altrove.example', 'javascript:alert(1)', '', 7, null, undefined])(
  'opens the home page instead of %j, which is not a path of the suite',
  (to) => {
    expect(returnTo({ returnTo: to })).toBe('/')
  },
)

it.each([undefined, null, 'testo', {}])('opens the home page if no page was requested (%j)', (state) => {
  expect(returnTo(state)).toBe('/')
})
