import { createElement } from 'react'
import { expect, it } from 'vitest'
import { AdviceDialog } from '../../src/features/clients/AdviceDialog.tsx'
import { rendered } from './rendered.ts'

it('on paper the dialog of an advice is the page, without the blank pages of the page below', () =>
  expect(rendered(createElement(AdviceDialog, { id: 1, onDecided: () => {}, onClose: () => {} }))).toMatch(/@media print\s*\{\s*#root\s*\{\s*display:\s*none/))
