/** Which rates an activity can have: a listed code includes all codes that start with it. */
import { expect, it } from 'vitest'
import { fits } from '../../src/features/simulator/form/irap-rates.ts'

const codici = ['35.1', '47.1', '64', '66.1', '66.2']

it.each([
  ['47.11.00', 'yes'],
  ['4711', 'yes'],
  ['47.19', 'yes'],
  ['47.21', 'no'],
  ['64.19.10', 'yes'],
  ['6', null],
  ['', null],
  ['66.30', 'no'],
  ['35.21', 'no'],
] as const)('the activity %j', (ateco, expected) => expect(fits({ codici }, ateco)).toBe(expected))

it('without a list the adviser must decide', () => expect(fits({ codici: null }, '47.11')).toBe('ask'))
