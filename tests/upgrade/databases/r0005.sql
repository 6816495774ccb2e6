-- token: LNZAgJqEs7VsDQcvmTB9TNeiludzDjHkx_fPrXVtdtw
-- over: 1iX7GPIrgJfAxivy
-- open: WqugIGL3PMtRnEbg
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0005');
CREATE TABLE chat (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"table" VARCHAR(64) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	text TEXT NOT NULL, 
	request VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT uq_chat_table_player_request UNIQUE ("table", player, request)
);
CREATE TABLE facts (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('alive','1795013770.5513892');
CREATE TABLE keeping (
	"table" VARCHAR(64) NOT NULL, 
	worker VARCHAR(64) NOT NULL, 
	stand_ins JSON NOT NULL, 
	CONSTRAINT pk_keeping PRIMARY KEY ("table"), 
	CONSTRAINT fk_keeping_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_keeping_worker FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
CREATE TABLE links (
	code BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (code), 
	CONSTRAINT fk_links_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE log (
	"table" VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	request VARCHAR(200), 
	at FLOAT NOT NULL, kind VARCHAR(16) DEFAULT 'move' NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("table", version), 
	CONSTRAINT fk_log_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',1,NULL,'{"game":"1iX7GPIrgJfAxivy","round":1,"rules":"0.1.0","secret":"f6d1e6d9565ad50d5358d2bfd3d34e9f81bd3f9a749f689fafd08003879a10f2","commitment":"f25c8046e28ba1d7a6056ba785d6ebb9150d7a894ac7ad25c2c019e461032560"}',NULL,1.79501373433505153655e+09,'commitment');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',2,NULL,'{"first":1,"deck":["jewel","stamp","painting","sculpture","jewel","painting","furniture","painting","collection","furniture","sculpture","jewel","sculpture","painting","painting","painting","furniture","furniture","jewel","sculpture","sculpture","stamp","furniture","replica","jewel","sculpture","sculpture","furniture","jewel","replica","jewel","replica","collection","collection","stamp","painting","furniture","furniture","furniture","sculpture","stamp","jewel","furniture","painting","stamp","collection","stamp","stamp","replica","replica","jewel","painting","painting","stamp","sculpture","jewel","collection","stamp","sculpture","stamp"]}',NULL,1.7950137364901177883e+09,'deal');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',3,1,'bid 13',NULL,1.79501373664250254633e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',4,2,'bid 19',NULL,1.79501373668142533298e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',5,0,'pass','m-1iX7GPIrgJfAxivy-4',1.79501373670935440067e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',6,1,'bid 20',NULL,1.79501373673379755022e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',7,2,'pass',NULL,1.79501373674176859852e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',8,2,'bid 29',NULL,1.79501374024180245401e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',9,0,'pass','m-1iX7GPIrgJfAxivy-8',1.79501374025690054892e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',10,1,'pass',NULL,1.79501374027417492863e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',11,0,'pass','m-1iX7GPIrgJfAxivy-10',1.79501374030141401289e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',12,1,'bid 1',NULL,1.79501374034407925606e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',13,2,'pass',NULL,1.79501374035991907119e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',14,1,'pass',NULL,1.79501374386042070394e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',15,2,'pass',NULL,1.79501374391480326649e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',16,0,'pass','m-1iX7GPIrgJfAxivy-15',1.79501374394196319575e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',17,2,'pass',NULL,1.79501374394654417037e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',18,0,'pass','m-1iX7GPIrgJfAxivy-17',1.79501374394829344748e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',19,1,'bid 1',NULL,1.79501374398687362672e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',20,0,'pass','m-1iX7GPIrgJfAxivy-19',1.79501374402822399135e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',21,1,'bid 9',NULL,1.79501374403322648998e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',22,2,'pass',NULL,1.79501374403618264201e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',23,1,'bid 3',NULL,1.79501374753617119793e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',24,2,'bid 5',NULL,1.79501374758494782442e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',25,0,'pass','m-1iX7GPIrgJfAxivy-24',1.7950137476172609329e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',26,1,'pass',NULL,1.7950137476581056118e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',27,2,'pass',NULL,1.79501375115925788884e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',28,0,'pass','m-1iX7GPIrgJfAxivy-27',1.79501375120090460781e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',29,1,'bid 4',NULL,1.79501375124262166024e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',30,1,'join jewel',NULL,1.79501375475666284558e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',31,0,'pass','m-1iX7GPIrgJfAxivy-30',1.79501375478784179692e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',32,1,'bid 1',NULL,1.79501375480624723434e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',33,2,'bid 2',NULL,1.79501375483760690692e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',34,1,'pass',NULL,1.79501375487041211131e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',35,1,'bid 1',NULL,1795013758.37254,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',36,2,'pass',NULL,1.79501375838322305674e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',37,0,'pass','m-1iX7GPIrgJfAxivy-36',1.7950137583971104622e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',38,1,'join stamp',NULL,1.79501376191780710224e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',39,2,'pass',NULL,1.79501376195266628267e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',40,0,'pass','m-1iX7GPIrgJfAxivy-39',1.79501376197533893579e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',41,1,'bid 1',NULL,1.79501376201385378838e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',42,1,'join jewel',NULL,1.79501376551444506647e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',43,0,'pass','m-1iX7GPIrgJfAxivy-42',1.79501376555588126179e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',44,1,'pass',NULL,1.79501376560353922843e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',45,2,'pass',NULL,1.79501376562542581559e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',46,1,'pass',NULL,1.79501376563031148905e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',47,2,'pass',NULL,1.79501376563393425945e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',48,0,'pass','m-1iX7GPIrgJfAxivy-47',1.79501376563764524461e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',49,2,'pass',NULL,1.79501376564160418508e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',50,0,'pass','m-1iX7GPIrgJfAxivy-49',1.79501376564534902572e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',51,1,'pass',NULL,1.79501376564734673501e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',52,0,'pass','m-1iX7GPIrgJfAxivy-51',1.79501376564883375168e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',53,1,'pass',NULL,1.79501376565048360823e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',54,2,'pass',NULL,1.79501376565237164492e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',55,1,'pass',NULL,1.7950137656547825336e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',56,2,'pass',NULL,1.79501376565665364268e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',57,0,'pass','m-1iX7GPIrgJfAxivy-56',1.7950137656576898098e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',58,2,'pass',NULL,1.79501376565985727305e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',59,0,'pass','m-1iX7GPIrgJfAxivy-58',1.79501376566111779209e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',60,1,'pass',NULL,1.79501376566263532632e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',61,0,'pass','m-1iX7GPIrgJfAxivy-60',1.79501376566832518575e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',62,1,'pass',NULL,1.79501376567044091227e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',63,2,'pass',NULL,1.7950137656725695133e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',64,1,'pass',NULL,1.79501376567491531368e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',65,2,'pass',NULL,1.79501376567652773854e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',66,0,'pass','m-1iX7GPIrgJfAxivy-65',1.79501376567789554597e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',67,2,'pass',NULL,1.79501376568044257158e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',68,0,'pass','m-1iX7GPIrgJfAxivy-67',1.79501376568152785301e+09,'move');
INSERT INTO "log" VALUES('1iX7GPIrgJfAxivy',69,1,'pass',NULL,1.79501376568308687207e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',1,NULL,'{"game":"WqugIGL3PMtRnEbg","round":1,"rules":"0.1.0","secret":"cafe804910b5e1660c713de7f6822e97dcad29bff118713d5dd63006721977f3","commitment":"5e3457ef16b87ee95734a0b84ba87e2e78d281e65297fe72dadf2bdc2ead3c55"}',NULL,1.79501376594338870043e+09,'commitment');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',2,NULL,'{"first":2,"hands":[["Bi2","Bi4","Bi8","Bi9","P4","P5","Ag3","Ag4","Ag8","Zn1","Zn4","Zn8"],["Bi6","Bi7","P1","P2","P7","P9","Ag1","Ag2","Ag5","Ag9","Zn3","Zn6"],["Bi1","Bi3","Bi5","P3","P6","P8","Ag6","Ag7","Zn2","Zn5","Zn7","Zn9"]],"aside":[]}',NULL,1.79501376824616718291e+09,'deal');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',3,NULL,'{"game":"WqugIGL3PMtRnEbg","round":2,"rules":"0.1.0","secret":"ed33435f2b354ed8483b38d0017090e0a3b27244ba2a465129dc6c42ed60132d","commitment":"f60adc362208255d4c62a27f32fa218f22999911b124bfc54e19082722f61487"}',NULL,1.79501376824616718291e+09,'commitment');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',4,0,'bid Bi2','m-WqugIGL3PMtRnEbg-2',1.79501376880573201184e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',5,1,'bid P7',NULL,1.7950137688155891895e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',6,2,'bid Ag6',NULL,1.79501376887355685229e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',7,2,'swap Au0 Zn2',NULL,1.79501376890094256405e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',8,0,'keep',NULL,1.79501376890094256405e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',9,1,'swap Au0 Ag5',NULL,1.79501376891826248168e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',10,2,'play Zn7',NULL,1.79501376899645781514e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',11,0,'play Bi4','m-WqugIGL3PMtRnEbg-10',1.79501376906359958645e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',12,1,'play P9',NULL,1795013769.07227,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',13,0,'keep',NULL,1795013769.07227,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',14,0,'play Bi8','m-WqugIGL3PMtRnEbg-13',1.7950137691079688072e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',15,1,'play P7',NULL,1.7950137691306073665e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',16,2,'play Zn5',NULL,1.79501376919336485867e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',17,2,'keep',NULL,1.79501376923992228508e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',18,0,'keep',NULL,1.79501376923992228508e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',19,2,'play Bi1',NULL,1.79501376941326642035e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',20,0,'play P4','m-WqugIGL3PMtRnEbg-19',1.79501376943224430081e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',21,1,'play Ag9',NULL,1.7950137696291513443e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',22,2,'swap Au1 P8',NULL,1.79501376970049118992e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',23,0,'keep',NULL,1.79501376970049118992e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',24,2,'play Ag6',NULL,1.79501376980464625362e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',25,0,'play Bi9','m-WqugIGL3PMtRnEbg-24',1.79501376987923741334e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',26,1,'play Zn6',NULL,1795013770.03749,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',27,1,'swap Au6 P2',NULL,1.79501377009667015078e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',28,2,'swap Au5 Zn2',NULL,1.79501377014995932581e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',29,0,'keep',NULL,1.79501377014995932581e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',30,1,'play Ag5',NULL,1.79501377015444874766e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',31,2,'play Zn9',NULL,1.79501377015708112709e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',32,0,'play P5','m-WqugIGL3PMtRnEbg-31',1.79501377015886330601e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',33,0,'keep',NULL,1.79501377015886330601e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',34,0,'play Ag3','m-WqugIGL3PMtRnEbg-33',1.79501377016097927096e+09,'move');
INSERT INTO "log" VALUES('WqugIGL3PMtRnEbg',35,1,'play Bi6',NULL,1.79501377016543316837e+09,'move');
CREATE TABLE mutes (
	player VARCHAR(64) NOT NULL, 
	muted VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (player, muted), 
	CONSTRAINT fk_mutes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mutes_muted FOREIGN KEY(muted) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE outages (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	CONSTRAINT pk_outages PRIMARY KEY (began)
);
CREATE TABLE players (
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('nGQoWkoojiCi','Ann',1.79501373386139297487e+09);
CREATE TABLE presence (
	"table" VARCHAR(64) NOT NULL, 
	worker VARCHAR(64) NOT NULL, 
	here JSON NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY ("table", worker), 
	CONSTRAINT fk_presence_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_presence_worker FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
CREATE TABLE pushes (
	endpoint_hash BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	secret BLOB NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(200) NOT NULL, 
	auth VARCHAR(200) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_pushes PRIMARY KEY (endpoint_hash), 
	CONSTRAINT fk_pushes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_pushes_secret FOREIGN KEY(secret) REFERENCES secrets (secret) ON DELETE CASCADE
);
CREATE TABLE results (
	"table" VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(64), 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	score INTEGER NOT NULL, 
	ended FLOAT NOT NULL, prizes INTEGER, 
	CONSTRAINT pk_results PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_results_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE SET NULL
);
INSERT INTO "results" VALUES('1iX7GPIrgJfAxivy',0,'nGQoWkoojiCi','auction',3,0.0,55,1.79501376568323111528e+09,NULL);
INSERT INTO "results" VALUES('1iX7GPIrgJfAxivy',1,NULL,'auction',3,1.0,125,1.79501376568323111528e+09,NULL);
INSERT INTO "results" VALUES('1iX7GPIrgJfAxivy',2,NULL,'auction',3,0.0,42,1.79501376568323111528e+09,NULL);
CREATE TABLE seats (
	"table" VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(64), 
	name VARCHAR(200) NOT NULL, 
	bot VARCHAR(64), 
	"order" JSON, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('1iX7GPIrgJfAxivy',0,'nGQoWkoojiCi','Ann',NULL,NULL,1.79501373412148404126e+09);
INSERT INTO "seats" VALUES('1iX7GPIrgJfAxivy',1,NULL,'Random 2','random',NULL,1.79501373412148404126e+09);
INSERT INTO "seats" VALUES('1iX7GPIrgJfAxivy',2,NULL,'Random 3','random',NULL,1.79501373412148404126e+09);
INSERT INTO "seats" VALUES('WqugIGL3PMtRnEbg',0,'nGQoWkoojiCi','Ann',NULL,NULL,1.79501376577768898012e+09);
INSERT INTO "seats" VALUES('WqugIGL3PMtRnEbg',1,NULL,'Random 2','random',NULL,1.79501376577768898012e+09);
INSERT INTO "seats" VALUES('WqugIGL3PMtRnEbg',2,NULL,'Random 3','random',NULL,1.79501376577768898012e+09);
CREATE TABLE secrets (
	secret BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (secret), 
	CONSTRAINT fk_secrets_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO "secrets" VALUES(X'7311C6B5C481B4B70342EB606D3340B9E4ED46EE4D25713755FDB845C349FB56','nGQoWkoojiCi',1.79501373386139297487e+09);
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	options JSON NOT NULL, 
	engine VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	maker VARCHAR(64) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	help BOOLEAN NOT NULL, 
	records VARCHAR(16) NOT NULL, 
	pace JSON NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	started FLOAT, 
	ended FLOAT, 
	next VARCHAR(64), 
	reason VARCHAR(200), 
	rematch BOOLEAN NOT NULL, clock JSON, chat BOOLEAN DEFAULT 1 NOT NULL, ending VARCHAR(16), due FLOAT, agenda JSON, revision INTEGER DEFAULT '0' NOT NULL, series VARCHAR(64), series_place INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('1iX7GPIrgJfAxivy','auction','{"players":3,"tokens":[],"coins":"hidden","sculpture_ties":"book"}','0.1.0','over','nGQoWkoojiCi',0,1,1,'link','{"trick_rest":0.0,"lot_rest":3.5,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0}',1.79501373412148404126e+09,1.79501376568323111528e+09,1.79501373433505153655e+09,1.79501376568323111528e+09,NULL,NULL,0,NULL,1,NULL,NULL,NULL,2,NULL,0);
INSERT INTO "tables" VALUES('WqugIGL3PMtRnEbg','aurum','{"players":3,"edition":"evrikus","bid_changes":true,"zero_gold":true,"tie_3p":"share","match":"race"}','0.1.0','playing','nGQoWkoojiCi',0,1,1,'link','{"trick_rest":0.0,"lot_rest":3.5,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0}',1.79501376577768898012e+09,1.79501376594338870043e+09,1.79501376594338870043e+09,NULL,NULL,NULL,0,NULL,1,NULL,NULL,NULL,1,NULL,0);
CREATE TABLE workers (
	id VARCHAR(64) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_workers PRIMARY KEY (id)
);
CREATE INDEX ix_secrets_player ON secrets (player);
CREATE INDEX ix_links_player ON links (player);
CREATE INDEX ix_links_expires ON links (expires);
CREATE INDEX ix_tables_maker ON tables (maker);
CREATE INDEX ix_tables_status_listed_created ON tables (status, listed, created);
CREATE INDEX ix_tables_status_touched ON tables (status, touched);
CREATE INDEX ix_seats_player_created ON seats (player, created);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_tables_status_due ON tables (status, due);
CREATE INDEX ix_chat_player ON chat (player);
CREATE INDEX ix_chat_table_id ON chat ("table", id);
CREATE INDEX ix_mutes_muted ON mutes (muted);
CREATE INDEX ix_presence_worker ON presence (worker);
CREATE INDEX ix_keeping_worker ON keeping (worker);
CREATE INDEX ix_pushes_player ON pushes (player);
CREATE INDEX ix_pushes_secret ON pushes (secret);
CREATE INDEX ix_tables_series_series_place ON tables (series, series_place);
DELETE FROM "sqlite_sequence";
COMMIT;
