/** The summary: company, partners and totals of each scenario, split into taxes and contributions. */
import { convsrl, type Unit } from '@bilancia/contract'
import { conVoci, frase, type Importo, type Norma, type Quantita, type Regola, regola, requisito, soloSe, somma, zero } from '@bilancia/engine'
import { normaSomme, vociIrpef } from '../../irpef/index.ts'
import { legge, prospetto } from '../../norme.ts'
import { type Scenario, seConsiderate, soci, srl, tutto } from './dati.ts'
import { type BloccoScenario, controlli, perScenario, scenari, traSoci } from './scenari.ts'
import type { BloccoSocio } from './socio.ts'

const ri1 = scenari.scenario1.societa.redditoImpresa
const conReddito = requisito('riepilogo.conReddito', {
  nome: "Reddito d'impresa positivo senza compensi",
  norma: prospetto("misura dell'incidenza"),
  formula: ri1.supera(zero),
})

export const totali = perScenario(({ s, conCompensi, conDividendi, societa, soci: blocchi }) => {
  const riga = <U extends Unit>(chiave: string, nome: string, norma: Norma, formula: Quantita<U>) =>
    regola(`riepilogo.${s}.${chiave}`, { nome: `${nome}, ${convsrl.nomiScenari[s]}`, voce: nome, norma, formula })
  type Voce = { [K in keyof BloccoSocio]: BloccoSocio[K] extends Regola<'euro'> ? K : never }[keyof BloccoSocio]
  const diTutti = (chiave: Voce, nome: string, norma: Norma, seMai = true) =>
    riga(chiave, nome, norma, seMai ? somma('euro', traSoci(blocchi.map((b) => b[chiave]))) : zero)
  const irpef = legge('art. 11, c. 3, TUIR')
  const compensi = riga('compensi', 'Compensi', legge('art. 95, c. 5, TUIR'), societa.compensi)
  const dividendi = riga('dividendi', 'Dividendi', legge('art. 2433 c.c.'), societa.dividendi)
  const contributiSocio = diTutti('contributiSocio', 'Contributi a carico socio (1/3)', legge('D.M. 281/1996, art. 1'), conCompensi)
  const irpefNetta = diTutti('irpefNetta', 'IRPEF', irpef)
  const addizionaleRegionale = diTutti('addizionaleRegionale', 'Add. regionale', legge('D.Lgs. 446/1997, art. 50'))
  const addizionaleComunale = diTutti('addizionaleComunale', 'Add. comunale', legge('D.Lgs. 360/1998, art. 1'))
  const impostaSostitutiva = diTutti('impostaSostitutiva', 'Imposta sostitutiva', legge('D.P.R. 600/1973, art. 27'), conDividendi)
  const contributiIvs = diTutti('contributiIvs', 'Contributi IVS', legge('L. 233/1990, art. 1'))
  const trattamentoIntegrativo = diTutti('trattamentoIntegrativo', 'Trattamento integrativo', legge('D.L. 3/2020, art. 1'))
  const sommaEsente = diTutti('sommaEsente', 'Somma esente', legge('L. 207/2024, art. 1, c. 4'))
  const sommeIntegrative = riga('sommeIntegrative', 'Somme integrative', normaSomme, trattamentoIntegrativo.piu(sommaEsente))
  const imposte = riga(
    'imposte',
    'Imposte',
    prospetto('imposte di società e soci'),
    societa.ires.piu(societa.irap, irpefNetta, addizionaleRegionale, addizionaleComunale, impostaSostitutiva).meno(seConsiderate(sommeIntegrative)),
  )
  const contributi = riga('contributi', 'Contributi', prospetto('contributi di società e soci'), societa.contributiSocieta.piu(contributiSocio, contributiIvs))
  const totale = riga('totale', 'Totale', prospetto('imposte più contributi'), imposte.piu(contributi))
  return {
    compensi,
    dividendi,
    ires: riga('ires', 'IRES', legge('art. 77 TUIR'), societa.ires),
    irap: riga('irap', 'IRAP', legge('D.Lgs. 446/1997, art. 16'), societa.irap),
    contributiSocieta: riga('contributiSocieta', 'Contributi a carico società', legge('D.M. 281/1996, art. 1'), societa.contributiSocieta),
    contributiSocio,
    irpefNetta,
    addizionaleRegionale,
    addizionaleComunale,
    impostaSostitutiva,
    contributiIvs,
    trattamentoIntegrativo,
    sommaEsente,
    sommeIntegrative,
    imposte,
    contributi,
    totale,
    attribuibile: riga(
      'attribuibile',
      'Prelievo attribuibile',
      prospetto('società più differenze dei soci'),
      societa.totale.piu(somma('euro', traSoci(blocchi.map((b) => b.attribuibile)))),
    ),
    netto: diTutti('netto', 'Netto in mano', prospetto('ciò che resta in mano ai soci')),
    utileNonDistribuito: riga('utileNonDistribuito', 'Utile non distribuito', legge('art. 2433 c.c.'), societa.utileNonDistribuito),
    impostaLatente: riga('impostaLatente', 'Ritenuta latente', legge('D.P.R. 600/1973, art. 27'), societa.impostaLatente),
    incidenza: soloSe(conReddito, riga('incidenza', "Incidenza sul reddito d'impresa", prospetto('totale in percento'), tutto.inProporzione(totale, ri1))),
  }
})

const titolo = (s: Scenario) => {
  const importo = (valore: Regola) => ({ valore, formato: 'euro' as const })
  const dividendi = (importi: Importo) =>
    regola(`${s}.dividendiDigitati`, { nome: `Dividendi, ${convsrl.nomiScenari[s]}`, norma: prospetto('titolo dello scenario'), formula: importi })
  const valori: Partial<Record<Scenario, Parameters<typeof frase>[1]>> = {
    scenario2: { compensi: importo(controlli.scenario2.totale) },
    scenario3: { dividendi: importo(dividendi(srl.scenario3.dividendiTotali)) },
    scenario4: { compensi: importo(controlli.scenario4.totale), dividendi: importo(dividendi(srl.scenario4.dividendiTotali)) },
  }
  return frase(convsrl.titoli[s], valori[s] ?? {})
}

/** The labels of a partner's lines, beside the name. */
const vociDelSocio = { contributiSocio: 'Contributi a carico del socio', impostaSostitutiva: 'Imposta sostitutiva' } as const

const sociDelRiepilogo = ({ attivo, soci: blocchi }: BloccoScenario) =>
  blocchi.map((b, i) => {
    const { presente, dati } = soci[i] as (typeof soci)[number]
    return soloSe(
      attivo,
      soloSe(
        presente,
        conVoci(
          {
            nome: frase('{nome}', { nome: dati.nome }),
            compensi: b.compenso,
            dividendi: b.dividendi,
            contributiSocio: b.contributiSocio,
            irpefNetta: b.irpefNetta,
            addizionaleRegionale: b.addizionaleRegionale,
            addizionaleComunale: b.addizionaleComunale,
            impostaSostitutiva: b.impostaSostitutiva,
            contributiIvs: b.contributiIvs,
            sommeIntegrative: b.sommeIntegrative,
            totale: b.totale,
            attribuibile: b.attribuibile,
            netto: b.netto,
          },
          { nome: 'Nome', ...vociDelSocio },
        ),
      ),
    )
  })

export const riepilogo = perScenario((blocco) => {
  const { s, attivo, societa } = blocco
  const { ires, irap, contributiSocieta, totale } = societa
  return conVoci(
    {
      titolo: titolo(s),
      societa: soloSe(attivo, { ires, irap, contributiSocieta, totale }),
      soci: sociDelRiepilogo(blocco),
      totali: soloSe(attivo, totali[s]),
    },
    { titolo: 'Titolo' },
  )
})

/** The whole of a scenario. */
export const dettagli = perScenario(({ attivo, societa, soci: blocchi }) =>
  soloSe(attivo, {
    societa,
    soci: blocchi.map((b, i) => {
      const { presente, dati } = soci[i] as (typeof soci)[number]
      return soloSe(
        presente,
        conVoci(
          { nome: frase('{nome}', { nome: dati.nome }), ...b },
          {
            nome: 'Nome',
            quota: 'Quota',
            contributiSocieta: 'Contributi a carico della società',
            compensoNetto: 'Compenso al netto dei contributi',
            totaleDetrazioni: vociIrpef.detrazioni,
            ...vociDelSocio,
          },
        ),
      )
    }),
  }),
)
