/** The colours of a brand, as its form shows them. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { ColourField } from '../../src/features/brands/ColourField.tsx'
import { rendered } from './rendered.ts'

it('each picker is named after its colour, and has one before any is chosen', () => {
  const field = { id: 'campo-Primary', value: null, onChange: () => {}, disabled: false, invalid: false, describedBy: undefined }
  const [picker = ''] = /<input type="color"[^>]*>/.exec(rendered(createElement(ColourField, field))) ?? []
  expect(picker).toContain('id="campo-Primary-scelta" aria-label="Scegli il colore" aria-labelledby="campo-Primary-scelta campo-Primary-label"')
  expect(picker).toContain('value="#000000"')
})
