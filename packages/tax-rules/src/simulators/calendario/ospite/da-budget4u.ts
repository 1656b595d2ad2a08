/** Budget4u: the first year of an activity, its persons, what it costs to start. */
import { type budget4u, roundToCent } from '@bilancia/contract'
import type { Uscite as Risultato } from '../../budget4u/programma.ts'
import type { CifreDiUnAnno } from './cifre.ts'
import { type Contributi, type Gestione, type Imposte, type PosizioneIvs, riduzioneDi, type Soggetti, type Soggetto, senzaPartitaIva } from './da-comune.ts'
import { giorno } from './giorni.ts'
import { alCento } from './importi.ts'

type Letto = { readonly stato: budget4u.State; readonly risultato: Risultato; readonly anno: number; readonly cifre: CifreDiUnAnno }
type Persona = Risultato['persone'][number]
type Societa = 'SOCIETA_DI_PERSONE' | 'SOCIETA_DI_CAPITALI'

const societa: Readonly<Partial<Record<budget4u.State['informazioniCostiDiAvvio']['tipologia'], Societa>>> = {
  SOCIETA_DI_PERSONE: 'SOCIETA_DI_PERSONE',
  SRL_TRASPARENTE: 'SOCIETA_DI_CAPITALI',
  SRL_NON_TRASPARENTE: 'SOCIETA_DI_CAPITALI',
}

/** Null where the simulator has computed nothing. */
export function daBudget4u(letto: Letto): Soggetti | null {
  const { risultato } = letto
  if (risultato.forfetari) return [forfetario(letto, risultato.forfetari)]
  if (!risultato.contoEconomicoDittaSocieta && !risultato.contoEconomicoProfessionista) return null
  const natura = societa[letto.stato.informazioniCostiDiAvvio.tipologia]
  return natura ? inSocieta(letto, natura) : diPersone(letto)
}

/** The month in which the activity starts: the months of the first year are its last ones. */
const inizioDi = (anno: number, mesi: number): string => giorno(anno, 13 - mesi, 1)
const mesiDi = ({ stato }: Letto): number => (stato.informazioniCostiDiAvvio.tipologia === 'PROFESSIONE' ? 12 : stato.informazioniCostiDiAvvio.mesiAttivita)

/** What a firm or a company itself owes. */
function dellAttivita(letto: Letto) {
  const { stato, risultato, anno } = letto
  const { informazioniCostiDiAvvio: avvio, inail, dirittiCCIAA, imposteContributi, contoEconomicoDittaSocieta: ditta } = risultato
  const { irap } = imposteContributi ?? {}
  const inizio = inizioDi(anno, mesiDi(letto))
  const natura = societa[stato.informazioniCostiDiAvvio.tipologia]
  const atto = avvio?.speseDiAvvio.attoCostituzioneSocieta.speseVive ?? 0
  const tassa = natura === 'SOCIETA_DI_CAPITALI' ? Math.min(atto, letto.cifre.libriSociali) : 0
  const spese = [
    ['Atto costitutivo', roundToCent(atto - tassa)],
    ['Iscrizione registro imprese', avvio?.speseDiAvvio.iscrizioneRegistroImprese.speseVive ?? 0],
    ['Iscrizione albo', avvio?.speseDiAvvio.iscrizioneAlbo.speseVive ?? 0],
  ] as const
  return {
    anno,
    inizioAttivita: inizio,
    regime: 'ORDINARIO',
    ricavi: (ditta ? stato.contoEconomicoDittaSocieta.ricavi : stato.contoEconomicoProfessionista.compensi) ?? 0,
    irap: { imposta: irap?.soggetto ? alCento(irap.imponibile, stato.imposteContributi.irap.aliquota) : 0 },
    inail: inail?.totale ?? 0,
    dirittoCamerale: dirittiCCIAA?.importo ?? 0,
    tassaConcessione: tassa,
    spese: spese.flatMap(([descrizione, importo]) => (importo > 0 ? [{ descrizione, data: inizio, importo }] : [])),
  } as const
}

/** Estimated surcharges are all written as regional. */
function imposteDi({ irpefNetta, addizionaleRegionale, addizionaleComunale, addizionali }: Persona, ritenute = 0): Imposte {
  if (irpefNetta === null) return {}
  return {
    irpef: { imposta: irpefNetta, ritenute },
    addizionaleRegionale: { imposta: addizionaleRegionale ?? addizionali ?? 0 },
    addizionaleComunale: { imposta: addizionaleComunale ?? 0 },
  }
}

const gestioneDi = ({ stato }: Letto): Gestione | null => {
  const { gestioneIvs } = stato.imposteContributi
  return gestioneIvs === 'ARTIGIANO' || gestioneIvs === 'COMMERCIANTE' ? gestioneIvs : null
}

function posizione(letto: Letto, persona: Persona, nome?: string): readonly PosizioneIvs[] {
  const gestione = gestioneDi(letto)
  const { imposteContributi } = letto.stato
  const socio = persona.ruolo === 'SOCIO' ? imposteContributi.soci[persona.numero - 1] : null
  if (!gestione || socio?.senzaContributi) return []
  const collaboratore = persona.ruolo === 'COLLABORATORE' ? imposteContributi.collaboratori[persona.numero - 1] : null
  return [
    {
      ...(nome !== undefined && { nome }),
      gestione,
      reddito: persona.reddito,
      mesi: mesiDi(letto),
      under21: collaboratore?.under21 ?? false,
      riduzione: riduzioneDi(letto.anno, { riduzione50: imposteContributi.riduzione50 }),
      importo: persona.contributi,
    },
  ]
}

function inSocieta(letto: Letto, natura: Societa): Soggetti {
  const { stato, risultato, anno } = letto
  const { irap, ...attivita } = dellAttivita(letto)
  const trasparente = stato.informazioniCostiDiAvvio.tipologia !== 'SRL_NON_TRASPARENTE'
  const imposte = { irap, ...(natura === 'SOCIETA_DI_CAPITALI' && { ires: { imposta: risultato.risultati?.ires ?? 0 } }) }
  const soci = risultato.persone.map(
    (persona): Soggetto => ({
      id: `socio${persona.numero}`,
      nome: '',
      natura: 'PERSONA_FISICA',
      anni: [
        {
          anno,
          ...senzaPartitaIva(trasparente),
          inizioAttivita: attivita.inizioAttivita,
          imposte: imposteDi(persona),
          contributi: { ivs: posizione(letto, persona) },
        },
      ],
    }),
  )
  return [{ id: 'societa', nome: stato.informazioniCostiDiAvvio.nomeDitta, natura, anni: [{ ...attivita, imposte, contributi: { ivs: [] } }] }, ...soci]
}

/** A firm or a professional: the owner pays the contributions of the collaborators too. */
function diPersone(letto: Letto): Soggetti {
  const { stato, risultato, anno, cifre } = letto
  const { irap, ...attivita } = dellAttivita(letto)
  const suo = risultato.persone.find(({ ruolo }) => ruolo === 'TITOLARE' || ruolo === 'PROFESSIONISTA')
  const collaboratori = risultato.persone.filter(({ ruolo }) => ruolo === 'COLLABORATORE')
  if (!suo) return []
  const professionista = suo.ruolo === 'PROFESSIONISTA'
  const ritenute = professionista ? alCento(attivita.ricavi, cifre.ritenutaProfessionisti) : 0
  const contributi = professionista
    ? delProfessionista(stato.imposteContributi.previdenzaProfessionista, suo.reddito, suo.contributi)
    : { ivs: [...posizione(letto, suo), ...collaboratori.flatMap((uno) => posizione(letto, uno, `Collaboratore ${uno.numero}`))] }
  return [
    {
      id: 'titolare',
      nome: stato.informazioniCostiDiAvvio.nomeDitta,
      natura: 'PERSONA_FISICA',
      anni: [{ ...attivita, imposte: { irap, ...imposteDi(suo, ritenute) }, contributi }],
    },
    ...collaboratori.map(
      (uno): Soggetto => ({
        id: `collaboratore${uno.numero}`,
        nome: '',
        natura: 'PERSONA_FISICA',
        anni: [{ anno, ...senzaPartitaIva(true), inizioAttivita: attivita.inizioAttivita, imposte: imposteDi(uno) }],
      }),
    ),
  ]
}

function delProfessionista(previdenza: keyof typeof budget4u.previdenze, reddito: number, importo: number): Contributi {
  if (previdenza === 'CASSA_AUTONOMA') return { cassa: { importo } }
  if (previdenza === 'NON_DEFINITA') return {}
  return { gestioneSeparata: { tipo: previdenza === 'GESTIONE_SEPARATA_PIENA' ? 'PIENA' : 'RIDOTTA', reddito, importo } }
}

function forfetario({ stato, risultato, anno }: Letto, f: NonNullable<Risultato['forfetari']>): Soggetto {
  const { forfetari: dati, informazioniCostiDiAvvio: avvio } = stato
  const professione = avvio.tipologia === 'PROFESSIONE'
  const gestione: Gestione | null = professione || dati.tipologia === 'NON_DEFINITO' ? null : dati.tipologia
  const quota = avvio.tipologia === 'IMPRESA_FAMILIARE' && dati.collaboratoreFamiliare ? dati.quotaCollaboratore : 0
  const delCollaboratore = alCento(f.reddito, quota)
  const una = (nome: string, reddito: number, importo: number): PosizioneIvs => ({
    nome,
    gestione: gestione ?? 'NESSUNA',
    reddito,
    mesi: 12,
    riduzione: riduzioneDi(anno, { riduzione35: dati.riduzione35, riduzione50: dati.riduzione50 }),
    importo,
  })
  const ivs = gestione
    ? [
        una('', f.reddito - delCollaboratore, f.contributiTitolare),
        ...(f.contributiCollaboratore > 0 ? [una('Collaboratore', delCollaboratore, f.contributiCollaboratore)] : []),
      ]
    : []
  return {
    id: 'titolare',
    nome: avvio.nomeDitta,
    natura: 'PERSONA_FISICA',
    anni: [
      {
        anno,
        inizioAttivita: inizioDi(anno, 12),
        regime: 'FORFETTARIO',
        ricavi: dati.ricaviCompensi ?? 0,
        imposte: { impostaSostitutiva: { imposta: f.impostaSostitutiva } },
        contributi: professione ? delProfessionista(dati.previdenza, f.reddito, f.contributiTitolare) : { ivs },
        inail: risultato.inail?.totale ?? 0,
        dirittoCamerale: risultato.dirittiCCIAA?.importo ?? 0,
      },
    ],
  }
}
