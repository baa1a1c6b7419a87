import { takePictures } from './take.ts';

takePictures('es');
