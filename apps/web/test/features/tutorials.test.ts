/** The video tutorials: only if the server has an address for them, and each under its own name. */
import type { Answer, routes } from '@bilancia/contract/api'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { TutorialButton, TutorialDialog } from '../../src/features/tutorials/TutorialButton.tsx'
import { type TutorialsOf, tutorials } from '../../src/features/tutorials/tutorials.ts'
import { aBrand } from '../a-brand.ts'
import { rendered } from './rendered.ts'

const base = 'http://video.example/bilancia'

/** The button of a page, with the address that the server says. */
function button(of: TutorialsOf, tutorialUrl: string | null): string {
  const queries = new QueryClient()
  const settings: Answer<typeof routes.settings> = { issuer: '', clientId: '', resource: '', brand: aBrand, tutorialUrl }
  queries.setQueryData(['settings'], settings)
  return rendered(createElement(TutorialButton, { of }), { queries })
}

it('have a button only if the server has an address for them and the page has any', () => {
  expect(button('iforfettari', base)).toContain('Video tutorial')
  expect(button('iforfettari', null)).toBe('')
  expect(button('forme', base)).toBe('')
})

it('are a choice of parts, the first of which is shown', () => {
  const html = rendered(createElement(TutorialDialog, { base, choices: tutorials.iforfettari, onClose: () => {} }))
  expect([...html.matchAll(/<option[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual([
    'Parte 1',
    'Parte 2',
    'Parte 3',
    'Navigazione',
    'Caricamento da telematico',
  ])
  expect(html).toContain(`src="${base}/forfetari-parte-1.mp4" aria-label="Parte 1"`)
})

it.each([
  ['convsrl', 3, 'convenienza-navigazione', 'Navigazione'],
  ['budget4u', 3, 'budget-navigazione', 'Navigazione'],
  ['utenti', 0, 'utenti', 'Utenti'],
  ['importTelematico', 0, 'import-telematico', 'Import telematico'],
] as const)('of %s have a file each; one alone is shown without a choice', (of, at, file, title) => {
  const html = rendered(createElement(TutorialDialog, { base, choices: tutorials[of].slice(at, at + 1), onClose: () => {} }))
  expect(html).toContain(`Video tutorial: ${title}`)
  expect(html).not.toContain('<option')
  expect(html).toContain(`src="${base}/${file}.mp4"`)
  expect(html).toContain(`href="${base}/${file}.mp4"`)
  expect(html).toContain(`src="${base}/${file}.vtt"`)
})
