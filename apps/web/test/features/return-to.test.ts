import { expect, it } from 'vitest'
import { returnTo } from '../../src/features/auth/return-to.ts'

it.each(['/iforf', '/iforf?elaborazione=3#ricavi', '/'])('goes back to %s, a path of ours', (to) => {
  expect(returnTo({ returnTo: to })).toBe(to)
})

it.each(['https://altrove.example', '//altrove.example', '/\\altrove.example', 'javascript:alert(1)', '', 7, null, undefined])(
  'goes home instead of to %j, which is no path of ours',
  (to) => {
    expect(returnTo({ returnTo: to })).toBe('/')
  },
)

it.each([undefined, null, 'testo', {}])('goes home where nothing is remembered (%j)', (state) => {
  expect(returnTo(state)).toBe('/')
})
