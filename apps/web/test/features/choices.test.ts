import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Choices } from '../../src/features/simulator/results/Choices.tsx'

it('a choice without figures is read by its name; a choice with figures is read once, by the label of its bar', () => {
  const parts = [{ name: 'Imposte', fill: 'taxes', euro: 10 }] as const
  const choices = [
    { id: 'a', name: 'Forfettario', parts },
    { id: 'b', name: 'Società di persone', parts: null, why: 'serve un socio' },
  ]
  const html = renderToStaticMarkup(createElement(Choices, { choices, legend: [], below: '' }))
  const isHidden = (name: string) => new RegExp(`<span [^>]*aria-hidden="true"[^>]*>${name}`).test(html)
  expect(choices.map(({ name }) => isHidden(name))).toEqual([true, false])
  expect(html).toContain('aria-label="Forfettario: imposte 10,00 €"')
})

it('the words about what lies left of zero keep clear of the frame of today, which is drawn outside its bar', () => {
  const choices = [{ id: 'a', name: 'Ditta individuale', today: true, parts: [{ name: 'Resta', fill: 'left', euro: -10 } as const] }]
  const html = renderToStaticMarkup(createElement(Choices, { choices, legend: [], below: 'chi versa.' }))
  const words = /<p class="[^"]*?(css-[\w-]+)"[^>]*>A sinistra/.exec(html)?.[1]
  expect(new RegExp(`\\.${words}\\{[^}]*margin-bottom:6px`).test(html)).toBe(true)
})
