import { createElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PaperHead } from '../../src/features/shell/PaperHead.tsx'
import { rendered } from './rendered.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it('a print has title, studio, date and the mark of a provisional year in the page itself: some browsers do not print the margins', () => {
  const html = rendered(createElement(PaperHead, { title: 'Forfetari, confronto', subtitle: 'Rossi Mario · anno 2027', foot: 'Dati provvisori 2027' }))
  const page = html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, '|')
  for (const said of ['Forfetari, confronto', 'Rossi Mario · anno 2027', 'Studio Bianchi · 28/11/2026', 'Dati provvisori 2027'])
    expect(page).toContain(`|${said}|`)
})
