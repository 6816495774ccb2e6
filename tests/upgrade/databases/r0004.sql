-- token: BP8O1WwFfDRjjsTv2FGbqfzYfZS5x2C8ITRFSyplkmU
-- over: K_RrLELBKubttb7c
-- open: xGaSyFPwGwyPWkKX
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0004');
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
INSERT INTO "facts" VALUES('alive','1795001083.0652335');
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
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',1,NULL,'{"game":"K_RrLELBKubttb7c","round":1,"rules":"0.1.0","secret":"d20859516f6fa5cddb1e28a23cd3f18bab511344bc543314f13dd8115db40ded","commitment":"1e8e1842dde792b0ee752ef2c0175fa9d369f69de1471e0329d8c9e36d5481a8"}',NULL,1795001036.27632,'commitment');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',2,NULL,'{"first":1,"deck":["sculpture","stamp","furniture","jewel","sculpture","replica","sculpture","jewel","stamp","furniture","collection","replica","replica","furniture","jewel","stamp","painting","painting","painting","replica","stamp","painting","stamp","jewel","jewel","painting","jewel","sculpture","collection","jewel","furniture","furniture","painting","sculpture","stamp","jewel","jewel","sculpture","painting","stamp","painting","furniture","collection","sculpture","stamp","sculpture","furniture","painting","stamp","replica","sculpture","furniture","jewel","collection","stamp","furniture","furniture","collection","sculpture","painting"]}',NULL,1.79500103848825502388e+09,'deal');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',3,1,'bid 8',NULL,1.79500103879429364207e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',4,2,'bid 20',NULL,1.79500103882794547079e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',5,0,'pass','m-K_RrLELBKubttb7c-4',1.79500103886872434616e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',6,1,'pass',NULL,1.7950010389022033214e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',7,2,'pass',NULL,1.79500104240336489681e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',8,0,'pass','m-K_RrLELBKubttb7c-7',1.79500104246445059776e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',9,1,'bid 9',NULL,1.79500104248070645337e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',10,1,'join sculpture',NULL,1.79500104598073959355e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',11,0,'pass','m-K_RrLELBKubttb7c-10',1.79500104604969954488e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',12,1,'bid 1',NULL,1.79500104611090302467e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',13,2,'pass',NULL,1.79500104617473721499e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',14,1,'bid 12',NULL,1.79500104967384648329e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',15,2,'pass',NULL,1.79500104977544164656e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',16,0,'pass','m-K_RrLELBKubttb7c-15',1.79500104980942797655e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',17,1,'join jewel',NULL,1.79500105332858848569e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',18,2,'bid 8',NULL,1.79500105343337178231e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',19,0,'pass','m-K_RrLELBKubttb7c-18',1.79500105348463797564e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',20,1,'pass',NULL,1.79500105349450182921e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',21,2,'join stamp',NULL,1.79500105700451040267e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',22,0,'pass','m-K_RrLELBKubttb7c-21',1.79500105707294869417e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',23,1,'bid 6',NULL,1.79500105707772588726e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',24,2,'pass',NULL,1.79500105709184765816e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',25,1,'bid 1',NULL,1.79500106059505152699e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',26,2,'pass',NULL,1.79500106059990286819e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',27,0,'pass','m-K_RrLELBKubttb7c-26',1.79500106063199257855e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',28,1,'join sculpture',NULL,1.79500106414015841481e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',29,2,'bid 2',NULL,1.79500106422087502477e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',30,0,'pass','m-K_RrLELBKubttb7c-29',1.79500106423790931706e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',31,1,'pass',NULL,1.79500106425490307806e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',32,0,'pass','m-K_RrLELBKubttb7c-31',1.79500106432328271864e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',33,1,'bid 6',NULL,1.79500106439834523205e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',34,2,'pass',NULL,1.79500106442466664312e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',35,1,'pass',NULL,1.79500106794725751879e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',36,2,'bid 2',NULL,1.79500106804906225206e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',37,0,'pass','m-K_RrLELBKubttb7c-36',1.79500106809128689763e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',38,2,'bid 3',NULL,1.79500107159546661373e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',39,0,'pass','m-K_RrLELBKubttb7c-38',1.79500107164790844915e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',40,1,'pass',NULL,1.7950010716988964081e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',41,0,'pass','m-K_RrLELBKubttb7c-40',1.79500107174128293988e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',42,1,'pass',NULL,1.79500107180598568912e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',43,2,'pass',NULL,1.79500107185402488704e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',44,1,'bid 2',NULL,1.7950010719099647999e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',45,2,'pass',NULL,1.79500107201428771015e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',46,0,'pass','m-K_RrLELBKubttb7c-45',1.79500107204864597322e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',47,2,'bid 1',NULL,1.79500107556455230709e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',48,0,'pass','m-K_RrLELBKubttb7c-47',1.79500107559727263453e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',49,1,'pass',NULL,1.7950010756663427353e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',50,0,'pass','m-K_RrLELBKubttb7c-49',1.79500107572870540618e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',51,1,'pass',NULL,1.79500107574760437009e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',52,2,'pass',NULL,1.79500107575705385208e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',53,1,'pass',NULL,1.79500107576868414872e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',54,2,'bid 1',NULL,1.79500107579729604716e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',55,0,'pass','m-K_RrLELBKubttb7c-54',1.79500107580271291737e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',56,2,'pass',NULL,1.79500107930293393131e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',57,0,'pass','m-K_RrLELBKubttb7c-56',1.79500107930508399009e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',58,1,'pass',NULL,1.79500107931776738167e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',59,0,'pass','m-K_RrLELBKubttb7c-58',1.79500107935169339176e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',60,1,'pass',NULL,1.79500107935840654375e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',61,2,'pass',NULL,1.7950010793610332012e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',62,1,'pass',NULL,1.7950010793637604713e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',63,2,'pass',NULL,1.79500107936611390116e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',64,0,'pass','m-K_RrLELBKubttb7c-63',1.79500107936758399006e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',65,2,'pass',NULL,1.79500107937061977383e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',66,0,'pass','m-K_RrLELBKubttb7c-65',1.79500107937206053736e+09,'move');
INSERT INTO "log" VALUES('K_RrLELBKubttb7c',67,1,'pass',NULL,1.79500107937417697906e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',1,NULL,'{"game":"xGaSyFPwGwyPWkKX","round":1,"rules":"0.1.0","secret":"753eb015ca7b24838a2aff95d182679f9df219bb7caec5c7b4b3b4ebe85f07a4","commitment":"903b6202a8197d92671f0b03cd8e3be9eae2edabda937823b08bb8b830b351a5"}',NULL,1.79500107975384950642e+09,'commitment');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',2,NULL,'{"first":2,"hands":[["Bi3","Bi5","Bi7","P6","P8","Ag3","Ag5","Ag9","Zn2","Zn7","Zn8","Zn9"],["Bi2","Bi6","Bi8","P4","Ag4","Ag6","Ag8","Zn1","Zn3","Zn4","Zn5","Zn6"],["Bi1","Bi4","Bi9","P1","P2","P3","P5","P7","P9","Ag1","Ag2","Ag7"]],"aside":[]}',NULL,1.7950010819511988163e+09,'deal');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',3,NULL,'{"game":"xGaSyFPwGwyPWkKX","round":2,"rules":"0.1.0","secret":"3e411a68bb06b9451f19b369958532cd66fe7fac91f7ad21a30ded3359794c36","commitment":"c0d19a389453e7f028c30f6ed1b1b203da9c100356de35a213c2c53f6a899fdb"}',NULL,1.7950010819511988163e+09,'commitment');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',4,0,'bid Bi3','m-xGaSyFPwGwyPWkKX-2',1.79500108198819470408e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',5,1,'bid Ag6',NULL,1.79500108203330373769e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',6,2,'bid P2',NULL,1.79500108216655802724e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',7,2,'swap Au0 Ag2',NULL,1795001082.19462,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',8,0,'keep',NULL,1795001082.19462,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',9,1,'keep',NULL,1.79500108240475583073e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',10,2,'play Bi1',NULL,1.79500108245453858374e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',11,0,'play P6','m-xGaSyFPwGwyPWkKX-10',1.7950010824701681137e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',12,1,'play Zn3',NULL,1.7950010824843358994e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',13,2,'swap Au1 Ag7',NULL,1.79500108252504229542e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',14,0,'keep',NULL,1.79500108252504229542e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',15,1,'swap Au0 Bi2',NULL,1.79500108253529047966e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',16,2,'play P7',NULL,1.79500108254101157188e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',17,0,'play Bi5','m-xGaSyFPwGwyPWkKX-16',1.79500108254449796674e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',18,1,'play Ag4',NULL,1.79500108254724669454e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',19,1,'keep',NULL,1.79500108255057191841e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',20,0,'keep',NULL,1.79500108255057191841e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',21,1,'play Bi8',NULL,1795001082.55318,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',22,2,'play Ag2',NULL,1795001082.55574,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',23,0,'play P8','m-xGaSyFPwGwyPWkKX-22',1.7950010825651271343e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',24,2,'swap Au2 P3',NULL,1.7950010825694327354e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',25,0,'keep',NULL,1.7950010825694327354e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',26,1,'swap Au4 Zn1',NULL,1.79500108257569813722e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',27,2,'play P5',NULL,1.79500108258364701272e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',28,0,'play Bi7','m-xGaSyFPwGwyPWkKX-27',1795001082.58792,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',29,1,'play Zn5',NULL,1.79500108259869623188e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',30,1,'swap Au5 Ag6',NULL,1.79500108261039018628e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',31,0,'keep',NULL,1.79500108261039018628e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',32,1,'play Zn4',NULL,1.79500108262119817729e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',33,2,'play P9',NULL,1.79500108263155388837e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',34,0,'play Ag3','m-xGaSyFPwGwyPWkKX-33',1.79500108265530419347e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',35,0,'keep',NULL,1.79500108265530419347e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',36,0,'play Ag5','m-xGaSyFPwGwyPWkKX-35',1.79500108270460081104e+09,'move');
INSERT INTO "log" VALUES('xGaSyFPwGwyPWkKX',37,1,'play Zn1',NULL,1.7950010827435133457e+09,'move');
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
INSERT INTO "players" VALUES('JCF--ciyGYVN','Ann',1.79500103597636127472e+09);
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
INSERT INTO "results" VALUES('K_RrLELBKubttb7c',0,'JCF--ciyGYVN','auction',3,0.0,55,1.79500107937439322466e+09,NULL);
INSERT INTO "results" VALUES('K_RrLELBKubttb7c',1,NULL,'auction',3,0.0,126,1.79500107937439322466e+09,NULL);
INSERT INTO "results" VALUES('K_RrLELBKubttb7c',2,NULL,'auction',3,1.0,136,1.79500107937439322466e+09,NULL);
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
INSERT INTO "seats" VALUES('K_RrLELBKubttb7c',0,'JCF--ciyGYVN','Ann',NULL,NULL,1.79500103620787811284e+09);
INSERT INTO "seats" VALUES('K_RrLELBKubttb7c',1,NULL,'Random 2','random',NULL,1.79500103620787811284e+09);
INSERT INTO "seats" VALUES('K_RrLELBKubttb7c',2,NULL,'Random 3','random',NULL,1.79500103620787811284e+09);
INSERT INTO "seats" VALUES('xGaSyFPwGwyPWkKX',0,'JCF--ciyGYVN','Ann',NULL,NULL,1.79500107970118403435e+09);
INSERT INTO "seats" VALUES('xGaSyFPwGwyPWkKX',1,NULL,'Random 2','random',NULL,1.79500107970118403435e+09);
INSERT INTO "seats" VALUES('xGaSyFPwGwyPWkKX',2,NULL,'Random 3','random',NULL,1.79500107970118403435e+09);
CREATE TABLE secrets (
	secret BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (secret), 
	CONSTRAINT fk_secrets_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO "secrets" VALUES(X'7B2736E04380E132136032851DB7EC62E9832AED0F5D91844C0036A8D8E24687','JCF--ciyGYVN',1.79500103597636127472e+09);
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
	rematch BOOLEAN NOT NULL, clock JSON, chat BOOLEAN DEFAULT 1 NOT NULL, ending VARCHAR(16), due FLOAT, agenda JSON, revision INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('K_RrLELBKubttb7c','auction','{"players":3,"tokens":[],"coins":"hidden","sculpture_ties":"book"}','0.1.0','over','JCF--ciyGYVN',0,1,1,'link','{"trick_rest":0.0,"lot_rest":3.5,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0}',1.79500103620787811284e+09,1.79500107937439322466e+09,1795001036.27632,1.79500107937439322466e+09,NULL,NULL,0,NULL,1,NULL,NULL,NULL,2);
INSERT INTO "tables" VALUES('xGaSyFPwGwyPWkKX','aurum','{"players":3,"edition":"evrikus","bid_changes":true,"zero_gold":true,"tie_3p":"share","match":"race"}','0.1.0','playing','JCF--ciyGYVN',0,1,1,'link','{"trick_rest":0.0,"lot_rest":3.5,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0}',1.79500107970118403435e+09,1.79500107975384950642e+09,1.79500107975384950642e+09,NULL,NULL,NULL,0,NULL,1,NULL,NULL,NULL,1);
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
DELETE FROM "sqlite_sequence";
COMMIT;
