/** The lines of a scenario as they are read: what the company earns and pays, then each partner. Labels are the contract's. */
import { convsrl } from '@bilancia/contract'
import { nome } from '../results.ts'
import { type vociSocieta, vociSocio } from '../voci.ts'

type Scenario = convsrl.Scenario
type VoceSocieta = keyof typeof vociSocieta
type VoceSocio = keyof typeof vociSocio
type Reddito = keyof typeof redditi

const { percorsiScenari, voceSostitutiva } = convsrl
const redditi = convsrl.redditi.fields

/** Lines closed by their totals; a line is a key of the block, an income one of the fields typed. */
export type Group<Key extends string> = {
  readonly title: string
  readonly lines: readonly Key[]
  readonly totals: readonly Key[]
}
/** `sostitutiva` are the dividends that pay the substitute tax. */
export type PartnerKey = VoceSocio | `redditi.${Reddito}` | 'sostitutiva'

const withFees: readonly Scenario[] = ['scenario2', 'scenario4', 'scenario6']
const withDividends: readonly Scenario[] = ['scenario3', 'scenario4']
const transparent: readonly Scenario[] = ['scenario5', 'scenario6']
const when = <T>(condition: boolean, ...items: readonly T[]): readonly T[] => (condition ? items : [])

/** Whether the partners are paid fees. */
export const hasFees = (s: Scenario): boolean => withFees.includes(s)

/** The company's panel; IRAP only where it is computed. */
export function companyGroups(s: Scenario, { irap }: { readonly irap: boolean }): readonly Group<VoceSocieta>[] {
  const fees = withFees.includes(s)
  const taxed = !transparent.includes(s)
  return [
    ...when<Group<VoceSocieta>>(fees, { title: 'Utile', lines: ['utileAnteImposte', 'compensi', 'contributiSocieta'], totals: ['utileRettificato'] }),
    {
      title: 'Reddito',
      lines: [...when<VoceSocieta>(!fees, 'utileAnteImposte'), 'variazioniAumento', 'variazioniDiminuzione'],
      totals: ['redditoImpresa'],
    },
    {
      title: 'Imposte della società',
      lines: [...when<VoceSocieta>(taxed, 'imponibileIres', 'ires'), ...when<VoceSocieta>(irap, 'irap')],
      totals: ['utileNetto'],
    },
    {
      title: "Destinazione dell'utile",
      lines: ['riservaLegale', 'distribuibile', ...when<VoceSocieta>(withDividends.includes(s), 'dividendi'), ...when<VoceSocieta>(!taxed, 'utilePrelevato')],
      totals: ['utileNonDistribuito', ...when<VoceSocieta>(taxed, 'impostaLatente')],
    },
  ]
}

export const companyLabel = (s: Scenario, voce: VoceSocieta): string => nome(`${percorsiScenari[s]}.societa.${voce}`)

/** A partner's panel. */
export function partnerGroups(s: Scenario): readonly Group<PartnerKey>[] {
  const fees = withFees.includes(s)
  const dividends = withDividends.includes(s)
  const drawn = transparent.includes(s)
  return [
    ...when<Group<PartnerKey>>(fees, {
      title: 'Compenso',
      lines: ['compenso', 'contributiGestioneSeparata', 'contributiSocieta', 'contributiSocio'],
      totals: ['compensoNetto'],
    }),
    ...when<Group<PartnerKey>>(dividends, { title: 'Dividendi', lines: ['dividendi', 'dividendiImponibili', 'sostitutiva', 'impostaSostitutiva'], totals: [] }),
    {
      title: 'Redditi',
      lines: [
        'redditi.pensione',
        'redditi.lavoroDipendente',
        'redditi.assimilatiLavoroDipendente',
        ...when<PartnerKey>(fees, 'compensoNetto'),
        'redditi.impreseMinoriLavoroAutonomo',
        'redditi.redditiDiversi',
        'redditi.fabbricatiLocati',
        'redditi.altriRedditi',
        'redditi.abitazionePrincipale',
        ...when<PartnerKey>(drawn, 'redditoTrasparenza'),
        ...when<PartnerKey>(dividends, 'dividendiImponibili'),
      ],
      totals: ['redditoComplessivo', 'redditi.cedolareSecca', 'redditoPerDetrazioni'],
    },
    { title: 'Previdenza IVS', lines: ['redditoIvs', 'contributiIvs'], totals: [] },
    {
      title: 'Oneri deducibili',
      lines: ['deduzioneAbitazionePrincipale', 'contributiDeducibili', 'oneriDeducibili'],
      totals: ['redditoImponibile', 'deduzioniNonUtilizzate'],
    },
    { title: 'Imposta lorda', lines: ['irpefLorda'], totals: [] },
    {
      title: 'Detrazioni',
      lines: ['detrazioneCarichi', 'detrazioneLavoroDipendente', 'detrazionePensione', 'detrazioneAutonomi', 'ulterioreDetrazione', 'detrazioneOneri'],
      totals: ['totaleDetrazioni'],
    },
    { title: 'Imposta netta', lines: ['irpefNetta', 'saldoIrpef'], totals: [] },
    { title: 'Addizionali e altre imposte', lines: ['addizionaleRegionale', 'addizionaleComunale', 'impostaCedolare'], totals: [] },
    { title: 'Somme percepite', lines: ['trattamentoIntegrativo', 'sommaEsente'], totals: [] },
    {
      title: 'Che cosa resta',
      lines: [
        ...when<PartnerKey>(fees, 'compenso'),
        ...when<PartnerKey>(dividends, 'dividendi'),
        ...when<PartnerKey>(drawn, 'utilePrelevato'),
        'totale',
        'totaleSenzaSocieta',
        'attribuibile',
      ],
      totals: ['netto'],
    },
  ]
}

/** There only when a partner has some. */
export const onlyWithAmount: ReadonlySet<PartnerKey> = new Set([
  'ulterioreDetrazione',
  'deduzioniNonUtilizzate',
  'impostaCedolare',
  'redditi.cedolareSecca',
  'trattamentoIntegrativo',
  'sommaEsente',
])

export const isIncome = (key: PartnerKey): key is `redditi.${Reddito}` => key.startsWith('redditi.')

/** `percent` is the taxed share of the dividends. */
export function partnerLabel(key: PartnerKey, percent: string): string {
  if (isIncome(key)) return redditi[key.slice('redditi.'.length) as Reddito].label
  if (key === 'sostitutiva') return voceSostitutiva
  return key === 'dividendiImponibili' ? `${vociSocio.dividendiImponibili} (${percent})` : vociSocio[key]
}
