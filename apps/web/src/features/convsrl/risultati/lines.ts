/** The lines of a scenario in reading order: earnings and payments of the company, then each partner. */
import { convsrl, format, type Gruppo, type ResultPath } from '@bilancia/contract'
import type { PanelLine } from '../../simulator/results/Panel.tsx'
import type { vociSocieta, vociSocio } from '../results.ts'
import { nome, type Risultato } from '../results.ts'

type Scenario = convsrl.Scenario
type VoceSocieta = keyof typeof vociSocieta
type VoceSocio = keyof typeof vociSocio

const { percorsiScenari, voceSostitutiva } = convsrl
type Reddito = `redditi.${keyof typeof convsrl.redditi.fields}`
/** `sostitutiva` are the dividends that pay the substitute tax. */
export type PartnerKey = VoceSocio | Reddito | 'sostitutiva'

const withFees: readonly Scenario[] = ['scenario2', 'scenario4', 'scenario6']
const withDividends: readonly Scenario[] = ['scenario3', 'scenario4']
const transparent: readonly Scenario[] = ['scenario5', 'scenario6']
const when = <T>(condition: boolean, ...items: readonly T[]): readonly T[] => (condition ? items : [])

/** Whether the partners are paid fees. */
export const hasFees = (s: Scenario): boolean => withFees.includes(s)

/** The company's panel; IRAP only if it is computed. */
export function companyGroups(s: Scenario, { irap }: { readonly irap: boolean }): readonly Gruppo<VoceSocieta>[] {
  const fees = withFees.includes(s)
  const taxed = !transparent.includes(s)
  return [
    ...when<Gruppo<VoceSocieta>>(fees, { titolo: 'Utile', voci: ['utileAnteImposte', 'compensi', 'contributiSocieta'], totali: ['utileRettificato'] }),
    {
      titolo: 'Reddito',
      voci: [...when<VoceSocieta>(!fees, 'utileAnteImposte'), 'variazioniAumento', 'variazioniDiminuzione'],
      totali: ['redditoImpresa'],
    },
    {
      titolo: 'Imposte della società',
      voci: [...when<VoceSocieta>(taxed, 'imponibileIres', 'ires'), ...when<VoceSocieta>(irap, 'irap')],
      totali: ['utileNetto'],
    },
    {
      titolo: "Destinazione dell'utile",
      voci: ['riservaLegale', 'distribuibile', ...when<VoceSocieta>(withDividends.includes(s), 'dividendi'), ...when<VoceSocieta>(!taxed, 'utilePrelevato')],
      totali: ['utileNonDistribuito', ...when<VoceSocieta>(taxed, 'impostaLatente')],
    },
  ]
}

/** A partner's panel. */
export function partnerGroups(s: Scenario): readonly Gruppo<PartnerKey>[] {
  const fees = withFees.includes(s)
  const dividends = withDividends.includes(s)
  const drawn = transparent.includes(s)
  return [
    ...when<Gruppo<PartnerKey>>(fees, {
      titolo: 'Compenso',
      voci: ['compenso', 'contributiGestioneSeparata', 'contributiSocieta', 'contributiSocio'],
      totali: ['compensoNetto'],
    }),
    ...when<Gruppo<PartnerKey>>(dividends, {
      titolo: 'Dividendi',
      voci: ['dividendi', 'dividendiImponibili', 'sostitutiva', 'impostaSostitutiva'],
      totali: [],
    }),
    {
      titolo: 'Redditi',
      voci: [
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
      totali: ['redditoComplessivo', 'redditi.cedolareSecca', 'redditoPerDetrazioni'],
    },
    { titolo: 'Previdenza IVS', voci: ['redditoIvs', 'contributiIvs'], totali: [] },
    {
      titolo: 'Oneri deducibili',
      voci: ['deduzioneAbitazionePrincipale', 'contributiDeducibili', 'oneriDeducibili'],
      totali: ['redditoImponibile', 'deduzioniNonUtilizzate'],
    },
    { titolo: 'Imposta lorda', voci: ['irpefLorda'], totali: [] },
    {
      titolo: 'Detrazioni',
      voci: ['detrazioneCarichi', 'detrazioneLavoroDipendente', 'detrazionePensione', 'detrazioneAutonomi', 'ulterioreDetrazione', 'detrazioneOneri'],
      totali: ['totaleDetrazioni'],
    },
    { titolo: 'Imposta netta', voci: ['irpefNetta', 'saldoIrpef'], totali: [] },
    { titolo: 'Addizionali e altre imposte', voci: ['addizionaleRegionale', 'addizionaleComunale', 'impostaCedolare'], totali: [] },
    { titolo: 'Somme percepite', voci: ['trattamentoIntegrativo', 'sommaEsente'], totali: [] },
    {
      titolo: 'Che cosa resta',
      voci: [
        ...when<PartnerKey>(fees, 'compenso'),
        ...when<PartnerKey>(dividends, 'dividendi'),
        ...when<PartnerKey>(drawn, 'utilePrelevato'),
        'totale',
        'totaleSenzaSocieta',
        'attribuibile',
      ],
      totali: ['netto'],
    },
  ]
}

export const isIncome = (key: PartnerKey): key is Reddito => key.startsWith('redditi.')

/** `rilevanza` is the taxed share of the dividends, in percent; zero for a partner whose dividends pay the substitute tax. */
export function partnerLine(s: Scenario, i: number, rilevanza: number) {
  const panel = `${percorsiScenari[s]}.soci[${i}]` as const
  return (key: PartnerKey): PanelLine<ResultPath<Risultato>> => {
    if (isIncome(key)) return { typed: `datiSimulazioniSrl.soci[${i}].${key}` }
    if (key === 'sostitutiva') return rilevanza > 0 ? { words: '—', label: voceSostitutiva } : { path: `${panel}.dividendi`, label: voceSostitutiva }
    if (key === 'dividendiImponibili') return { path: `${panel}.${key}`, label: `${nome(`${panel}.${key}`)} (${format.percent(rilevanza)})` }
    return `${panel}.${key}`
  }
}
