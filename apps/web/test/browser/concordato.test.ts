/** The concordato: a published case of a company, typed, computed in the browser and by the server, explained. */
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import published from '../../../../packages/tax-rules/golden/casi-concordato.json?raw'
import { carried } from '../../src/features/simulator/carried.ts'
import { fits } from './support/barriers.ts'
import { open } from './support/open.tsx'
import { act, answer, button, dialog, field } from './support/steps.ts'

type Anno = Readonly<Record<'concordato' | 'effettivo' | 'vpnConcordato' | 'vpnEffettivo', number>>
type Caso = {
  readonly id: string
  readonly inputs: { readonly redditoPrecedente: number; readonly vpnPrecedente: number; readonly anni: readonly Anno[] }
  readonly expected: Readonly<Record<string, number>>
}
const { cases }: { readonly cases: readonly Caso[] } = JSON.parse(published)

const number = (value: number): string => String(value).replace('.', ',')
/** The amount of a cell of the table, from the accessible name of its button. */
const cell = (name: string): number => {
  const text = button(new RegExp(`^${name} .*, apri la spiegazione$`))
    .element()
    .getAttribute('aria-label')
  return Number(
    /(-?[\d.]+,\d\d) €/
      .exec(text ?? '')?.[1]
      ?.replaceAll('.', '')
      .replace(',', '.'),
  )
}

test('un caso pubblicato: digitato, calcolato nel browser, poi dal server, spiegato fino alla fonte', async () => {
  const caso = cases.find(({ id }) => id === 'srl-2026-piatto')
  if (!caso) throw new Error('no case')
  const { inputs, expected } = caso
  await open('/')
  await page
    .getByRole('link', { name: /Concordato preventivo/ })
    .first()
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Concordato preventivo' })).toBeVisible()
  if (howMany(0, 1)) await fits()

  await field('Soggetto').selectOptions('Società di capitali')
  await field('Biennio').selectOptions('2026-2027')
  for (const [label, value] of [
    ['Punteggio ISA', 10],
    ["Reddito dell'anno prima del biennio", inputs.redditoPrecedente],
    ["Valore della produzione dell'anno prima del biennio", inputs.vpnPrecedente],
    ['Aliquota IRAP', 4.08],
  ] as const)
    await field(label).fill(number(value))
  await field('In concordato anche nel biennio prima, senza interruzioni').click()
  for (const [i, anno] of inputs.anni.entries()) {
    const of = page.getByRole('group', { name: `Anno ${2026 + i}` })
    await of.getByLabelText('Reddito proposto').fill(number(anno.concordato))
    await of.getByLabelText('Reddito effettivo atteso').fill(number(anno.effettivo))
    await of.getByLabelText('Valore della produzione proposto').fill(number(anno.vpnConcordato))
    await of.getByLabelText('Valore della produzione effettivo atteso').fill(number(anno.vpnEffettivo))
    await of.getByLabelText("Opzione per l'imposta sostitutiva").selectOptions('Sì')
  }

  for (const said of [
    'Il concordato conviene',
    'Adesione chiusa il 2/11/2026',
    /biennio 2027-2028: entro il 30\/9\/2027/i,
    '2026: 128.000,00 €',
    'Se il concordato decade',
  ])
    await expect.element(answer()).toMatchTextContent(said)
  for (const [i, year] of [2026, 2027].entries())
    for (const [row, key] of [
      ['Totale', 'totale'],
      ['Imposta sostitutiva', 'impostaSostitutiva'],
      ['IRAP', 'irap'],
    ] as const)
      expect(Math.abs(cell(`${row}, ${year} con`) - (expected[`anni.${i}.con.${key}`] ?? 0)), `${row}, ${year}`).toBeLessThan(1)
  // Provisional figures and those from memory are marked.
  await expect.element(button(/^Totale, 2027 con .*, provvisorio, apri/)).toBeVisible()
  await expect.element(button(/^Totale, 2026 con .*, provvisorio, apri/)).not.toBeInTheDocument()
  const least = page.getByRole('listitem').filter({ hasText: 'Reddito minimo in concordato: 2.000,00 €' })
  await expect.element(least).toMatchTextContent('fonte unica')

  const calls = vi.spyOn(window, 'fetch')
  await button('Calcola il concordato').click()
  const asked = () => calls.mock.calls.findIndex(([to]) => String(to).endsWith('/consultools/calcolaConcordato/2026'))
  await expect.poll(asked).toBeGreaterThanOrEqual(0)
  const answered: Response | undefined = await calls.mock.results[asked()]?.value
  expect(answered?.status).toBe(200)
  calls.mockRestore()
  // The server says the same as the browser.
  await expect.element(answer()).toMatchTextContent('Il concordato conviene')
  await expect.element(page.getByText(/Questa pagina calcolava con una versione precedente/)).not.toBeInTheDocument()

  for (const name of [/^Eccedenza sul reddito dell'anno prima, 2026 con/, /^Maggiorazione del primo acconto/, /^Maggiori imposte se decade/])
    await expect.element(button(name).first()).toBeVisible()
  await button(/^Imposta sostitutiva, 2026 con/).click()
  await expect.element(dialog('Spiegazione')).toMatchTextContent('D.Lgs. 13/2024, artt. 20-bis e 31-bis')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Spiegazione')).not.toBeInTheDocument()
  await fits()

  await act('Azzera')
  await dialog('Azzera simulazione').getByRole('button', { name: 'Annulla' }).click()
  await expect.element(dialog('Azzera simulazione')).not.toBeInTheDocument()
  await expect.element(field("Reddito dell'anno prima del biennio")).toHaveValue('122.940,00')
})

test('«Annulla» riporta ciò che era scritto prima che un altro strumento portasse i suoi dati', async () => {
  const prima = () => field("Reddito dell'anno prima del biennio")
  const goInside = (path: string, state: object | null) => {
    history.pushState({ usr: state }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }
  await open('/concordato')
  await prima().fill('77777')
  goInside('/', null)
  await expect.element(prima()).not.toBeInTheDocument()
  goInside('/concordato', carried({ soggetto: 'PERSONA_FISICA', redditoPrecedente: 30_000 }, 'del simulatore'))
  await expect.element(prima()).toHaveValue('30.000,00')
  await act('Annulla')
  await expect.element(prima()).toHaveValue('77.777,00')
})
