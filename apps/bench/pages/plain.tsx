import { prepare, show } from './bench-page.tsx';

/** The first GIF by the shortest way: what any component can at best reach. */
const [gif] = prepare().gifs;
show(<img src={gif?.images.fixed_width.webp} width={296} alt="" />);
