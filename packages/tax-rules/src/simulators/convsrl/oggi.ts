import {
  type Condizione,
  conVoci,
  frase,
  type Importo,
  mai,
  presenti,
  type Regola,
  regola,
  requisito,
  se,
  soloSe,
  somma as sommaDi,
  zero,
  zeroPercento,
} from '@bilancia/engine'
import { ripartisci } from '../../imputazione/index.ts'
import { contributiIvs, gestioneInps } from '../../inps/index.ts'
import { imposteDellaPersona, vociIrpef } from '../../irpef/index.ts'
import { legge, prospetto, tuir } from '../../norme.ts'
import type { Soggetto } from '../../persona.ts'
import { campi, persona, seConsiderate, soci, somma, srl, tutto, ultimo } from './dati.ts'
import { irapDiOggi as irap } from './irap.ts'
import { datiDi, elencate, forma, type Posto, posti } from './oggi-persone.ts'
import { scenari } from './scenari.ts'
import { sommeDi } from './socio.ts'

const { confronto } = campi

export const attivo = requisito('confronto.attivo', {
  nome: 'Confronto con la forma di oggi',
  norma: prospetto('forma di oggi scelta e scenario 1 calcolabile'),
  formula: confronto.formaAttuale.vale('NESSUNA').non().e(scenari.scenario1.attivo),
})

export const quote = posti.map(({ id, di, quota, presente }) =>
  regola(`${id}.quota`, { nome: `Quota ${di}`, norma: tuir('5'), formula: se(presente, { allora: quota, altrimenti: zeroPercento }) }),
)
export const quoteOggi = regola('oggi.quote', { nome: 'Somma delle quote di oggi', norma: tuir('5'), formula: somma(quote).alCentesimo() })
export const complete = quoteOggi.pariA(tutto)
const conQuota = posti.map((p, k) => p.presente.e((quote[k] as Regola<'percento'>).supera(zeroPercento)))

export const redditoImpresa = regola('oggi.redditoImpresa', {
  nome: "Reddito d'impresa di oggi",
  norma: tuir('56 e 66'),
  formula: srl.utileAnteImposte.piu(srl.variazioniAumento).meno(srl.variazioniDiminuzione),
})
const redditi = ripartisci(
  posti.map(({ id, di, primo, k }) => ({
    id,
    di,
    quota: quote[k] as Regola<'percento'>,
    resto: requisito(`${id}.resto`, {
      nome: `Il resto della divisione è ${di}`,
      norma: tuir('5, c. 4'),
      formula: complete.e(forma.familiare.e(primo).o(forma.familiare.non().e(ultimo(conQuota, k)))),
    }),
  })),
  redditoImpresa.nonNegativo(),
  { chiave: 'reddito', nome: 'Reddito', norma: tuir('5') },
)

const semplificata = confronto.contabilita.vale('SEMPLIFICATA')
const gestione = ({ propri: { gestioneIvs } }: Posto, quale: 'ARTIGIANO' | 'COMMERCIANTE'): Condizione =>
  elencate.e(gestioneIvs.vale(quale)).o(confronto.gestioneIvs.vale(quale).e(elencate.non().o(gestioneIvs.vale(''))))

function liquidata(dati: ReturnType<typeof datiDi>, chi: Soggetto, quota: Importo, ivs: Importo) {
  const { redditi: r } = dati
  const { panel } = imposteDellaPersona(chi, {
    persona: persona(dati, { assimilati: r.assimilatiLavoroDipendente, giorniLavoro: r.giorniLavoro }),
    impresa: quota.piu(r.impreseMinoriLavoroAutonomo),
    contributi: ivs,
    forfettario: zero,
    detrazioneImpresa: semplificata.e(quota.supera(zero)).o(r.impreseMinoriLavoroAutonomo.supera(zero)),
    flatTax: { base: zero, imposta: zero },
  })
  const sommeIntegrative = sommeDi(chi, panel)
  const irpefAddizionali = regola(`${chi.id}.irpefAddizionali`, {
    nome: `${vociIrpef.irpefAddizionali} ${chi.di}`,
    norma: legge('art. 11, c. 3, TUIR; D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1'),
    formula: panel.irpefNetta.piu(panel.addizionaleRegionale, panel.addizionaleComunale),
  })
  const totale = regola(`${chi.id}.totale`, {
    nome: `Imposte e contributi ${chi.di}`,
    norma: prospetto('imposte e contributi della persona'),
    formula: irpefAddizionali.piu(ivs).meno(seConsiderate(sommeIntegrative)),
  })
  return { panel, sommeIntegrative, irpefAddizionali, totale }
}

const persone = posti.map((posto, k) => {
  const { id, di, presente, vale, propri, primo } = posto
  const reddito = redditi[k] as Regola<'euro'>
  const dati = datiDi(posto)
  const ivs = contributiIvs(
    { id, di },
    {
      gestione: gestioneInps(gestione(posto, 'ARTIGIANO'), gestione(posto, 'COMMERCIANTE')),
      base: reddito,
      iscritto: presente,
      under21: forma.familiare.e(elencate, propri.under21, primo.non()),
      anzianitaAl1995: vale('anzianitaAl1995', (d) => d.anzianitaAl1995),
      riduzione35: mai,
      riduzione50: vale('riduzione50', (d) => d.riduzione50),
      pensionatoOver65: vale('pensionatoOver65', (d) => d.pensionatoOver65),
    },
  ).netti
  const { panel, sommeIntegrative, irpefAddizionali, totale } = liquidata(dati, { id, di }, reddito, ivs)
  const senza = liquidata(dati, { id: `${id}.senzaImpresa`, di: `${di} senza l'impresa` }, zero, zero).totale
  const attribuibile = regola(`${id}.attribuibile`, {
    nome: `Prelievo attribuibile all'impresa ${di}`,
    norma: prospetto("differenza tra con e senza l'impresa"),
    formula: totale.meno(senza),
  })
  return {
    presente,
    voci: {
      quota: quote[k] as Regola<'percento'>,
      reddito,
      contributiIvs: ivs,
      irpefNetta: panel.irpefNetta,
      addizionaleRegionale: panel.addizionaleRegionale,
      addizionaleComunale: panel.addizionaleComunale,
      irpefAddizionali,
      sommeIntegrative,
      totale,
      attribuibile,
      netto: regola(`${id}.netto`, { nome: `Netto ${di}`, norma: prospetto('reddito meno prelievo attribuibile'), formula: reddito.meno(attribuibile) }),
    },
  }
})

const totale = (chiave: string, nome: string, formula: Importo) => regola(`oggi.${chiave}`, { nome, norma: prospetto('forma di oggi'), formula })
const tutti = (voce: (v: (typeof persone)[number]['voci']) => Importo): Importo =>
  sommaDi(
    'euro',
    persone.map(({ presente, voci }) => [presente, voce(voci)] as const),
  )
/** IRPEF and surcharges of all the persons: the last row of the share table. */
export const irpefAddizionali = totale(
  'irpefAddizionali',
  `${vociIrpef.irpefAddizionali} di oggi`,
  tutti((v) => v.irpefAddizionali),
)
const imposte = totale('imposte', 'Imposte di oggi', irpefAddizionali.piu(irap).meno(seConsiderate(tutti((v) => v.sommeIntegrative))))
export const contributi = totale(
  'contributi',
  'Contributi di oggi',
  tutti((v) => v.contributiIvs),
)
export const attribuibile = totale('attribuibile', 'Prelievo di oggi', tutti((v) => v.attribuibile).piu(irap))
export const netto = totale('netto', 'Netto di oggi', tutti((v) => v.netto).meno(irap))

export const uscite = conVoci(
  {
    redditoImpresa,
    irap,
    persone: presenti(
      persone.map(({ presente, voci }, k) => {
        const { propri, daSocio, proprio } = posti[k] as Posto
        const elenco = [
          { quando: proprio, parti: [propri.nome] },
          ...soci.map((s, i) => ({ quando: daSocio[i] as (typeof daSocio)[number], parti: [s.dati.nome] })),
        ]
        return soloSe(
          presente,
          conVoci(
            { nome: frase('{nome}', { nome: { elenco, separatore: '' } }), ...voci },
            {
              nome: 'Nome',
              quota: 'Quota',
              contributiIvs: 'Contributi',
              irpefAddizionali: 'IRPEF/Add.',
              totale: 'Totale',
              attribuibile: "Prelievo attribuibile all'impresa",
              netto: 'Netto in mano',
            },
          ),
        )
      }),
    ),
    imposte,
    contributi,
    totale: totale('totale', 'Imposte e contributi di oggi', imposte.piu(contributi)),
    attribuibile,
    netto,
  },
  {
    redditoImpresa: "Reddito d'impresa",
    irap: 'IRAP',
    imposte: 'Imposte',
    contributi: 'Contributi',
    totale: 'Totale',
    attribuibile: "Prelievo attribuibile all'impresa",
    netto: 'Netto in mano',
  },
)
