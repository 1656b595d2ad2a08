/** The brands. The server setting `BRAND_HOSTS` assigns them to hosts. A new brand is one entry; `contrast.test.ts` checks it. */
import { applications } from './access.ts'
import type { Brand } from './brand.ts'

const { iforfettari, convsrl, budget4u, forme } = applications

export const brands = {
  bilancia: {
    id: 'bilancia',
    name: 'Bilancia',
    motto: 'Simulatori fiscali per studi professionali',
    tools: { iforfettari: iforfettari.nome, convsrl: convsrl.nome, budget4u: budget4u.nome, forme: forme.nome, easyStart: 'Easy start' },
    logo: 'M13 7.8A3 3 0 0 0 14.8 6H17l-3 7c0 1.7 1.6 3 3.5 3s3.5-1.3 3.5-3l-3-7h2V4h-5.2a3 3 0 0 0-5.6 0H4v2h2l-3 7c0 1.7 1.6 3 3.5 3s3.5-1.3 3.5-3L7 6h2.2A3 3 0 0 0 11 7.8V19H2v2h20v-2h-9zM18.9 13h-2.8l1.4-3.3zM7.9 13H5.1l1.4-3.3zM12 6a1 1 0 1 1 0-2 1 1 0 0 1 0 2',
    cover: 'none',
    primary: { main: '#1565c0', dark: '#0d47a1', tint: '#e8f0fa' },
    accent: { main: '#00695c', dark: '#004d40', light: '#e0f2f1' },
  },
  stadera: {
    id: 'stadera',
    name: 'Stadera',
    motto: 'Il peso di ogni scelta fiscale',
    tools: {
      iforfettari: 'Scelta del regime',
      convsrl: 'Passaggio a Srl',
      budget4u: "Piano d'avvio",
      forme: 'Scelta della forma',
      easyStart: "Consulenza d'avvio",
    },
    // A steelyard: the hook, the beam, the pan on its chains, the weight that slides.
    logo: 'M10 2h2v5h10v2h-3v3h1.2l1.8 8h-8l1.8-8H17V9H6l3.2 7h.8a4.5 4.5 0 0 1-9 0h.8L5 9H2V7h8zM5.5 10.6 3 16h5z',
    cover: 'repeating-radial-gradient(circle at 100% 100%, transparent 0 63px, #ffffff14 63px 64px), linear-gradient(160deg, #ffffff1a, transparent 60%)',
    primary: { main: '#1b5e20', dark: '#123f16', tint: '#e8f3e9' },
    accent: { main: '#0b4f8a', dark: '#083a66', light: '#e1edf7' },
  },
  meridiana: {
    id: 'meridiana',
    name: 'Meridiana',
    motto: "Scegliere all'ora giusta",
    tools: {
      iforfettari: 'Confronto dei regimi',
      convsrl: 'Dalla ditta alla Srl',
      budget4u: 'Budget di avvio',
      forme: 'Le forme a confronto',
      easyStart: 'Partire bene',
    },
    // A sundial: the dial, its hours, the gnomon, the ground.
    logo: 'M2 14.5a10 10 0 0 1 20 0h-2a8 8 0 0 0-7-7.9v1.9l5 6h-7V6.6a8 8 0 0 0-7 7.9zM2 16.5h20v2H2z',
    cover: 'repeating-conic-gradient(from 270deg at 50% 100%, #ffffff0d 0 9deg, transparent 9deg 18deg), linear-gradient(transparent, #ffffff24)',
    primary: { main: '#6b2d6b', dark: '#4a1d4a', tint: '#f5ebf5' },
    accent: { main: '#00695c', dark: '#004d40', light: '#e0f2f1' },
  },
} as const satisfies Readonly<Record<string, Brand>>
export type BrandId = keyof typeof brands

export const isBrandId = (text: string): text is BrandId => Object.hasOwn(brands, text)
